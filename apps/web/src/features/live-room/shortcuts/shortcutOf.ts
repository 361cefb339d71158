import { SHORTCUTS, SHORTCUT_KEYS } from './shortcutKeys.ts';
import type { ShortcutId } from './shortcutKeys.ts';

/** Where keys mean something else: what is typed into, what is found by its first letter, what asks. */
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

/** What is looked at of a press of a key. */
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
 * What a key does in the room: nothing with another key held (those are the browser's and the screen
 * reader's), nothing while it is held down, and nothing where keys mean something else.
 */
export function shortcutOf(press: KeyPress): ShortcutId | null {
  const { altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = press;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return null;
  if (hasOwnKeys(press.target)) return null;
  // With a Chinese keyboard the question mark is as wide as a sign.
  const key = press.key === '？' ? '?' : press.key.toUpperCase();
  return SHORTCUTS.find((id) => SHORTCUT_KEYS[id] === key) ?? null;
}
