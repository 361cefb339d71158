/** What can be done in the room by one key. */
export const SHORTCUT_KEYS = {
  microphone: 'M',
  camera: 'V',
  hand: 'H',
  panel: 'C',
  fullScreen: 'F',
  help: '?',
} as const;

export type ShortcutId = keyof typeof SHORTCUT_KEYS;

/** In the order in which the sheet shows them. */
export const SHORTCUTS = Object.keys(SHORTCUT_KEYS) as ShortcutId[];
