import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { shortcutOf } from './shortcutOf.ts';
import type { ShortcutId } from './shortcutKeys.ts';
import { shortcutSetting } from './shortcutSetting.ts';

/** Returns whether single-key shortcuts are on in the room. */
export const useHasShortcuts = (): boolean =>
  useSyncExternalStore(shortcutSetting.subscribe, shortcutSetting.get, () => true);

/** Follows the keys of the whole page while they are turned on. */
export function useShortcuts(act: (id: ShortcutId) => void): void {
  const isOn = useHasShortcuts();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const id = shortcutOf(event);
    if (id === null) return;
    event.preventDefault();
    act(id);
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
