import { browserStore } from '../../../browser/siteData/textStores.ts';

/** Key of the storage entry for single-key shortcuts (WCAG 2.1.4). */
const ENTRY = 'rostra.live.shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();

let isOn: boolean | undefined;

/** Whether single-key shortcuts are on in the room; the user's choice, kept on the device. */
export const shortcutSetting = {
  get: (): boolean => {
    isOn ??= browserStore.read(ENTRY) !== OFF;
    return isOn;
  },
  set: (next: boolean): void => {
    isOn = next;
    if (next) browserStore.remove(ENTRY);
    else browserStore.write(ENTRY, OFF);
    for (const notify of listeners) notify();
  },
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
