import { expect, it } from 'vitest';
import { SHORTCUTS, SHORTCUT_KEYS } from './shortcutKeys.ts';
import { shortcutOf } from './shortcutOf.ts';
import type { KeyPress } from './shortcutOf.ts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  target: { closest: () => null },
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...rest,
});

it('maps each key to one act, in lower and upper case, with ? on Chinese keyboards too', () => {
  expect(new Set(Object.values(SHORTCUT_KEYS)).size).toBe(SHORTCUTS.length);
  expect(SHORTCUTS.map((id) => shortcutOf(press(SHORTCUT_KEYS[id])))).toEqual(SHORTCUTS);
  expect(shortcutOf(press('m'))).toBe('microphone');
  expect(shortcutOf(press('？'))).toBe('help');
  expect(shortcutOf(press('x'))).toBeNull();
  expect(shortcutOf(press('Escape'))).toBeNull();
});

it.each([
  ['another key is held', { ctrlKey: true }],
  ['another key is held', { metaKey: true }],
  ['another key is held', { altKey: true }],
  ['it is held down', { repeat: true }],
  ['words are composed', { isComposing: true }],
  ['somebody has taken it', { defaultPrevented: true }],
  ['it is typed into a field', { target: { closest: () => ({}) } }],
])('ignores a key while %s, %#', (_, rest) => {
  expect(shortcutOf(press('m', rest))).toBeNull();
});

it('checks the focused element and all around it for keys of their own', () => {
  const requests: string[] = [];
  shortcutOf(press('m', { target: { closest: (selector: string) => requests.push(selector) } }));
  for (const place of ['textarea', 'select', '[role="menu"]', '[role="dialog"]'])
    expect(requests[0]).toContain(place);
  // Switches and check boxes are not text fields.
  expect(requests[0]).toContain('input:not([type="checkbox"]');
  expect(shortcutOf(press('m', { target: null }))).toBe('microphone');
});
