import type { DeviceSettings, DeviceStorage } from '@rostra/live-core';

/** The one entry of the browser's storage that keeps device choices (live §3). */
const ENTRY = 'rostra.live.setting';
const KINDS = ['microphone', 'camera', 'speaker'] as const;

function settingsOf(text: string | null): DeviceSettings {
  const kept: unknown = text === null ? null : JSON.parse(text);
  const chosen: Partial<Record<(typeof KINDS)[number], string>> = {};
  if (typeof kept === 'object' && kept !== null) {
    for (const [name, id] of Object.entries(kept)) {
      const kind = KINDS.find((known) => known === name);
      if (kind && typeof id === 'string') chosen[kind] = id;
    }
  }
  return { chosen };
}

/** Device choices in `localStorage`; where it is closed or holds something else, none (LMED-10). */
export const deviceStorage: DeviceStorage = {
  read() {
    try {
      return settingsOf(localStorage.getItem(ENTRY));
    } catch {
      return { chosen: {} };
    }
  },
  write({ chosen }) {
    try {
      localStorage.setItem(ENTRY, JSON.stringify(chosen));
    } catch {
      // The choice holds for this page then.
    }
  },
};
