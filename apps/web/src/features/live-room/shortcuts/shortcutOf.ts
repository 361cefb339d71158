import { SHORTCUTS, SHORTCUT_KEYS } from './shortcutKeys.ts';
import type { ShortcutId } from './shortcutKeys.ts';

/** Elements where keys have another meaning: text fields, lists searched by first letter, dialogs. */
const HAS_OWN_KEYS = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="grid"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join(', ');

/** Relevant properties of a key press. */
export interface KeyPress {
  readonly key: string;
  readonly target: unknown;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

const hasOwnKeys = (target: unknown): boolean =>
  typeof target === 'object' &&
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest(HAS_OWN_KEYS) !== null;

/**
 * Returns a key's shortcut. Null with a modifier (those belong to the browser and the screen reader),
 * while the key is held down, and where keys have another meaning.
 */
export function shortcutOf(press: KeyPress): ShortcutId | null {
  const { altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = press;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return null;
  if (hasOwnKeys(press.target)) return null;
  // On a Chinese keyboard the question mark is full-width.
  const key = press.key === '？' ? '?' : press.key.toUpperCase();
  return SHORTCUTS.find((id) => SHORTCUT_KEYS[id] === key) ?? null;
}
