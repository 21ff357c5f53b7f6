/** The folders of src/apogee/locale: the languages that the program speaks, English first. */
declare const LANGUAGE_CODES: string[];

declare module "icon:*" {
  /** The outline of a picture of 512 x 512, for a path's `d`. */
  const outline: string;
  export default outline;
}
