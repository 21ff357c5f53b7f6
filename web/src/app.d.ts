declare module "icon:*" {
  /** The outline of a picture of 512 x 512, for a path's `d`. */
  const outline: string;
  export default outline;
}
