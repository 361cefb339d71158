import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { MediaActions } from '../../room/actions/MediaActions.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import { pitchGraph } from './pitchGraph.ts';
import { NO_VOICE } from './VoiceState.ts';
import type { VoiceState } from './VoiceState.ts';

/** Dependencies of the voice changer. */
export interface VoiceDeps {
  readonly port: RoomHandle;
  readonly actions: Pick<MediaActions, 'setProcessor' | 'publishVoiceChange'>;
}

/**
 * The voice changer (LPIT-01 to LPIT-12).
 * Host and staff are notified before a changed voice is sent and after it ends, so a disguise is never
 * secret.
 */
export class VoiceController {
  readonly #deps: VoiceDeps;
  readonly #store: FrameStore<VoiceState>;
  #off: Off = () => undefined;

  constructor(deps: VoiceDeps) {
    this.#deps = deps;
    this.#store = new FrameStore(NO_VOICE, deps.port.requestFrame);
  }

  get state(): Source<VoiceState> {
    return this.#store;
  }

  /** Starts repeating the disclosure after each entry, as the server forgets it then. */
  start(): void {
    this.#off = this.#deps.port.serverEvents.on('resync', () => {
      if (this.#store.latest.isOn)
        void this.#deps.actions.publishVoiceChange(true).catch(() => undefined);
    });
  }

  stop(): void {
    this.#off();
  }

  /** @throws LiveError if the server refuses or cannot be reached; nothing changes then */
  async setOn(isOn: boolean): Promise<void> {
    const { isPending, isOn: wasOn, pitch } = this.#store.latest;
    if (isPending || isOn === wasOn) return;
    this.#show({ isPending: true, hasFailed: false });
    try {
      await (isOn ? this.#begin(pitch) : this.#end());
    } finally {
      this.#show({ isPending: false });
    }
  }

  /** @param pitch -0.6, 0 or 0.5 */
  async setPitch(pitch: number): Promise<void> {
    const before = this.#store.latest;
    this.#show({ pitch });
    if (!before.isOn) return;
    try {
      await this.#deps.actions.setProcessor(pitchGraph(pitch));
    } catch (error) {
      this.#show({ pitch: before.pitch });
      throw error;
    }
  }

  async #begin(pitch: number): Promise<void> {
    await this.#deps.actions.publishVoiceChange(true);
    try {
      await this.#deps.actions.setProcessor(pitchGraph(pitch));
      this.#show({ isOn: true });
    } catch {
      this.#show({ hasFailed: true });
      await this.#deps.actions.publishVoiceChange(false);
    }
  }

  async #end(): Promise<void> {
    await this.#deps.actions.setProcessor(null);
    this.#show({ isOn: false });
    await this.#deps.actions.publishVoiceChange(false);
  }

  #show(change: Partial<VoiceState>): void {
    this.#store.change((state) => ({ ...state, ...change }));
  }
}
