import { browserStore } from '../../../browser/siteData/textStores.ts';

/** The entry of the browser's storage that keeps whether single keys act (WCAG 2.1.4). */
const ENTRY = 'rostra.live.shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();

let isOn: boolean | undefined;

/** Whether single keys act in the room; the reader's choice, kept with the device. */
export const shortcutSetting = {
  get: (): boolean => {
    isOn ??= browserStore.read(ENTRY) !== OFF;
    return isOn;
  },
  set: (next: boolean): void => {
    isOn = next;
    if (next) browserStore.remove(ENTRY);
    else browserStore.write(ENTRY, OFF);
    for (const tell of listeners) tell();
  },
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
