/** Single-key shortcuts of the room. */
export const SHORTCUT_KEYS = {
  microphone: 'M',
  camera: 'V',
  hand: 'H',
  panel: 'C',
  fullScreen: 'F',
  help: '?',
} as const;

export type ShortcutId = keyof typeof SHORTCUT_KEYS;

/** In the order of the sheet. */
export const SHORTCUTS = Object.keys(SHORTCUT_KEYS) as ShortcutId[];
