import { VIDEO_PRESETS } from '@rostra/contract/live';
import type { VideoPresetName } from '@rostra/contract/live';
import type { DeviceSettings, DeviceStorage } from '@rostra/live-core';
import { browserStore } from '../../../browser/siteData/textStores.ts';

/** Key of the only storage entry with device choices (live §3). */
const ENTRY = 'rostra.live.setting';
const KINDS = ['microphone', 'camera', 'speaker'] as const;
const PERCENT = 100;

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= PERCENT;

const isPreset = (value: unknown): value is VideoPresetName =>
  typeof value === 'string' && value in VIDEO_PRESETS;

/** Returns the entry's valid settings; the background is not one of them (LBG-07). */
function settingsOf(text: string | null): DeviceSettings {
  const kept: unknown = text === null ? null : JSON.parse(text);
  const chosen: Partial<Record<(typeof KINDS)[number], string>> = {};
  if (typeof kept !== 'object' || kept === null) return { chosen };
  const values = new Map<string, unknown>(Object.entries(kept));
  for (const kind of KINDS) {
    const id = values.get(kind);
    if (typeof id === 'string') chosen[kind] = id;
  }
  const [isMirrored, sharpness] = [values.get('isMirrored'), values.get('sharpness')];
  const [volume, volumes] = [values.get('volume'), values.get('volumes')];
  const byUser = Object.entries(typeof volumes === 'object' && volumes !== null ? volumes : {});
  return {
    chosen,
    ...(typeof isMirrored === 'boolean' ? { isMirrored } : {}),
    ...(isPreset(sharpness) ? { sharpness } : {}),
    ...(isPercent(volume) ? { volume } : {}),
    volumes: Object.fromEntries(byUser.filter((one): one is [string, number] => isPercent(one[1]))),
  };
}

/** Device choices kept by this browser; none if its entry is unreadable (LMED-10). */
export const deviceStorage: DeviceStorage = {
  read() {
    try {
      return settingsOf(browserStore.read(ENTRY));
    } catch {
      return { chosen: {} };
    }
  },
  write({ chosen, ...preferences }) {
    browserStore.write(ENTRY, JSON.stringify({ ...chosen, ...preferences }));
  },
};
