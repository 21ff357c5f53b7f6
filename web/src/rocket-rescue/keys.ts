/** The keys of this table, with the messages that explain them. */
export const KEYS = [
  ["1 – 6", "board-key-face"],
  ["0", "board-key-off"],
  ["↑ ↓", "board-key-fields"],
  ["L", "board-key-launch"],
  ["X", "board-key-exchange"],
  ["Shift Enter", "board-key-green"],
] as const;
