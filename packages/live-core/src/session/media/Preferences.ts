import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { VideoPresetName } from '@rostra/contract/live';
import type { DeviceStorage } from '../../ports/DeviceStorage.ts';

/** The user's own viewing and listening preferences, kept beyond the page. */
export interface PreferencesState {
  /** The user sees themselves mirrored; others do not. */
  readonly isMirrored: boolean;
  /** The preset of the user's camera (LMED-13, LMED-14). */
  readonly sharpness: VideoPresetName;
  /** Percent, for everything the user hears (LMED-20). */
  readonly volume: number;
  /** Percent by user, where it differs from the others. */
  readonly volumes: Readonly<Record<number, number>>;
}

/** Preferences before the first choice (live §9). */
export const FIRST_PREFERENCES: PreferencesState = {
  isMirrored: true,
  sharpness: 'camera',
  volume: DEFAULT_VOLUME,
  volumes: {},
};

/** Maximum number of stored volumes; beyond it each new one replaces another. */
const VOLUMES_MAX = 100;
const PERCENT = 100;

const inPercent = (value: number): number => Math.min(PERCENT, Math.max(0, Math.round(value)));

/** The user's preferences, published on change and stored with the device choices. */
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

  /**
   * Returns the share of a member's loudness that the user hears. @param userId null for members without one
   */
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
