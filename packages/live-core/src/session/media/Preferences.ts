import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { VideoPresetName } from '@rostra/contract/live';
import type { DeviceStorage } from '../../ports/DeviceStorage.ts';

/** How the reader wants to see and hear, for himself alone; kept beyond the page. */
export interface PreferencesState {
  /** He sees himself as in a mirror; the others do not. */
  readonly isMirrored: boolean;
  /** The preset that his camera is sent in (LMED-13, LMED-14). */
  readonly sharpness: VideoPresetName;
  /** Percent, of everything that he hears (LMED-20). */
  readonly volume: number;
  /** Percent by user, where he wants somebody louder or less loud than others. */
  readonly volumes: Readonly<Record<number, number>>;
}

/** Nothing was chosen yet (live §9). */
export const FIRST_PREFERENCES: PreferencesState = {
  isMirrored: true,
  sharpness: 'camera',
  volume: DEFAULT_VOLUME,
  volumes: {},
};

/** Users whose volume is kept at most; beyond them one is forgotten for each new one. */
const VOLUMES_MAX = 100;
const PERCENT = 100;

const inPercent = (value: number): number => Math.min(PERCENT, Math.max(0, Math.round(value)));

/** The reader's preferences, told when they change and written to where device choices are. */
export class Preferences {
  readonly #storage: DeviceStorage;
  readonly #changed: (state: PreferencesState) => void;
  #state: PreferencesState;

  constructor(storage: DeviceStorage, changed: (state: PreferencesState) => void) {
    this.#storage = storage;
    this.#changed = changed;
    const { isMirrored, sharpness, volume, volumes } = { ...FIRST_PREFERENCES, ...storage.read() };
    this.#state = { isMirrored, sharpness, volume, volumes };
  }

  get state(): PreferencesState {
    return this.#state;
  }

  /** Part of a sound's loudness that the reader hears. @param userId null for who has none */
  shareOf(userId: number | null): number {
    const own = userId === null ? undefined : this.#state.volumes[userId];
    return (this.#state.volume / PERCENT) * ((own ?? DEFAULT_VOLUME) / PERCENT);
  }

  set(change: Partial<Pick<PreferencesState, 'isMirrored' | 'sharpness'>>): void {
    this.#keep(change);
  }

  /** @param percent 0 to 100 */
  setVolume(percent: number): void {
    this.#keep({ volume: inPercent(percent) });
  }

  /** @param percent 0 to 100 */
  setVolumeOf(userId: number, percent: number): void {
    const { [userId]: _, ...others } = this.#state.volumes;
    const value = inPercent(percent);
    const rest = Object.entries(others).slice(1 - VOLUMES_MAX);
    const volumes = Object.fromEntries(
      value === DEFAULT_VOLUME ? Object.entries(others) : [...rest, [userId, value]],
    );
    this.#keep({ volumes });
  }

  #keep(change: Partial<PreferencesState>): void {
    this.#state = { ...this.#state, ...change };
    this.#storage.write({ ...this.#storage.read(), ...this.#state });
    this.#changed(this.#state);
  }
}
