import { CAPTIONS_PAGE_SIZE } from '@rostra/contract/live';
import type { CaptionLanguage, CaptionLine } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import type { CaptionsApi } from './CaptionsApi.ts';
import { NO_CAPTIONS } from './CaptionsState.ts';
import type { CaptionsState } from './CaptionsState.ts';

/**
 * The captions of a room, line by line (LHST-26).
 * After a reconnect without resumption, the last lines are requested again; lines received meanwhile are
 * kept.
 */
export class CaptionsController {
  readonly #port: RoomHandle;
  readonly #api: CaptionsApi;
  readonly #store: FrameStore<CaptionsState>;
  #offs: Off[] = [];
  /** Count of run changes received; answers requested before the latest one do not update the run. */
  #heard = 0;

  constructor(port: RoomHandle, api: CaptionsApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_CAPTIONS, port.requestFrame);
  }

  get state(): Source<CaptionsState> {
    return this.#store;
  }

  /** Starts following the server's events. A second call does nothing. */
  start(): void {
    if (this.#offs.length > 0) return;
    this.#offs = [
      this.#port.serverEvents.on('event', (event) => {
        if (event.type === 'caption') this.#add([event.line]);
        if (event.type === 'captions') this.#setRun(event.run);
      }),
      this.#port.serverEvents.on('resync', () => this.#look()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
    this.#heard += 1;
    this.#store.change(() => NO_CAPTIONS);
  }

  /** Starts captions, or continues in another language. @throws LiveError as the server refuses */
  begin(language: CaptionLanguage): Promise<void> {
    return this.#port.run('captions', async () => {
      const heard = this.#heard;
      const run = await this.#api.postCaptions(language);
      if (heard === this.#heard) this.#setRun(run);
    });
  }

  /** Stops captions. @throws LiveError as the server refuses */
  end(): Promise<void> {
    return this.#port.run('captions', async () => {
      const heard = this.#heard;
      await this.#api.deleteCaptions();
      if (heard === this.#heard) this.#setRun(null);
    });
  }

  /** Loads the captions. Errors are ignored: the next event or reconnect loads them again. */
  #look(): void {
    this.#heard += 1;
    const heard = this.#heard;
    this.#api.getCaptions().then(
      ({ run, lines }) => {
        if (this.#offs.length === 0) return;
        this.#add(lines);
        if (heard === this.#heard) this.#setRun(run);
      },
      () => undefined,
    );
  }

  #setRun(run: CaptionsState['run']): void {
    if (this.#offs.length === 0) return;
    this.#heard += 1;
    this.#store.change((state) => ({ ...state, run, isKnown: true }));
  }

  /** Adds lines, sorted by ID; a line with a known ID replaces the older one. */
  #add(lines: readonly CaptionLine[]): void {
    this.#store.change((state) => {
      const byId = new Map(state.lines.map((line) => [line.id, line]));
      for (const line of lines) byId.set(line.id, line);
      const all = [...byId.values()].toSorted((one, other) => Number(one.id) - Number(other.id));
      return { ...state, lines: all.slice(-CAPTIONS_PAGE_SIZE) };
    });
  }
}
