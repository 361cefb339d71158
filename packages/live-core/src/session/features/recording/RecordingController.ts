import type { RecordingPart } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import type { RecordingApi } from './RecordingApi.ts';

/** The recording of a room, for super roles and members with host controls. */
export interface RecordingState {
  /** Null until requested. */
  readonly parts: readonly RecordingPart[] | null;
}

/** The recording's state before the first answer. */
export const NO_RECORDING: RecordingState = { parts: null };

/** The parts of a room's recording while they run, are composed and become playable. */
export class RecordingController {
  readonly #port: RoomHandle;
  readonly #api: RecordingApi;
  readonly #store: FrameStore<RecordingState>;
  #offs: Off[] = [];
  /** ID of the latest request; answers to older ones change nothing. */
  #requests = 0;

  constructor(port: RoomHandle, api: RecordingApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_RECORDING, port.requestFrame);
  }

  get state(): Source<RecordingState> {
    return this.#store;
  }

  /** Starts following the server's events. */
  start(): void {
    this.#offs = [
      this.#port.serverEvents.on('event', (event) => {
        if (event.type === 'recording') this.#look();
      }),
      this.#port.serverEvents.on('resync', () => this.#look()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  /** Starts recording the next part. @throws LiveError as the server refuses */
  record(): Promise<void> {
    return this.#act(() => this.#api.postRecording());
  }

  /** Ends the running part. @throws LiveError as the server refuses */
  end(): Promise<void> {
    return this.#act(() => this.#api.deleteRecording());
  }

  #act(ask: () => Promise<readonly RecordingPart[]>): Promise<void> {
    return this.#port.run('recording', async () => {
      const parts = await ask();
      this.#requests += 1;
      this.#set(parts);
    });
  }

  /** Loads the parts. Errors are ignored: the next event loads them again. */
  #look(): void {
    this.#requests += 1;
    const requested = this.#requests;
    this.#api.getRecordings().then(
      (parts) => {
        if (requested === this.#requests) this.#set(parts);
      },
      () => undefined,
    );
  }

  #set(parts: readonly RecordingPart[]): void {
    this.#store.change(() => ({ parts }));
  }
}
