import { CAPTIONS_PAGE_SIZE } from '@rostra/contract/live';
import type { CaptionLanguage, CaptionLine } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import { FrameStore } from '../../store/FrameStore.ts';
import type { RoomPort } from '../RoomPort.ts';
import type { Source } from '../Source.ts';
import type { CaptionsApi } from './CaptionsApi.ts';
import { NO_CAPTIONS } from './CaptionsState.ts';
import type { CaptionsState } from './CaptionsState.ts';

/**
 * What is said in a room, line by line as it is written down (LHST-26). After a cut that was not resumed
 * the last lines are asked for again; a line that comes meanwhile is not lost by the answer.
 */
export class CaptionsTool {
  readonly #port: RoomPort;
  readonly #api: CaptionsApi;
  readonly #store: FrameStore<CaptionsState>;
  #offs: Off[] = [];
  /** Answers that were asked for before the newest word of the server's say nothing of the run. */
  #heard = 0;

  constructor(port: RoomPort, api: CaptionsApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_CAPTIONS, port.requestFrame);
  }

  get state(): Source<CaptionsState> {
    return this.#store;
  }

  /** Begins to follow what the server says. Again: nothing. */
  start(): void {
    if (this.#offs.length > 0) return;
    this.#offs = [
      this.#port.news.on('news', (news) => {
        if (news.type === 'caption') this.#add([news.line]);
        if (news.type === 'captions') this.#setRun(news.run);
      }),
      this.#port.news.on('missed', () => this.#look()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
    this.#heard += 1;
    this.#store.change(() => NO_CAPTIONS);
  }

  /** Has written down what is said, or goes on in another language. @throws LiveError as the server refuses */
  begin(language: CaptionLanguage): Promise<void> {
    return this.#port.run('captions', async () => {
      this.#setRun(await this.#api.postCaptions(language));
    });
  }

  /** Has nothing more written down. @throws LiveError as the server refuses */
  end(): Promise<void> {
    return this.#port.run('captions', async () => {
      await this.#api.deleteCaptions();
      this.#setRun(null);
    });
  }

  /** What nobody asked for fails in silence: the next news and the next cut ask again. */
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

  /** A line of the same id is the newer word; lines stand in the order of their ids. */
  #add(lines: readonly CaptionLine[]): void {
    this.#store.change((state) => {
      const byId = new Map(state.lines.map((line) => [line.id, line]));
      for (const line of lines) byId.set(line.id, line);
      const all = [...byId.values()].toSorted((one, other) => Number(one.id) - Number(other.id));
      return { ...state, lines: all.slice(-CAPTIONS_PAGE_SIZE) };
    });
  }
}
