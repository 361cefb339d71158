/** The entry of the browser's storage that keeps whether single keys act (WCAG 2.1.4). */
const ENTRY = 'rostra.live.shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(ENTRY) !== OFF;
  } catch {
    return true;
  }
}

let isOn: boolean | undefined;

/** Whether single keys act in the room; the reader's choice, kept with the device. */
export const shortcutSetting = {
  get: (): boolean => {
    isOn ??= read();
    return isOn;
  },
  set: (next: boolean): void => {
    isOn = next;
    try {
      if (next) localStorage.removeItem(ENTRY);
      else localStorage.setItem(ENTRY, OFF);
    } catch {
      // The choice holds for this page then.
    }
    for (const tell of listeners) tell();
  },
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
