import type {
  CaptionLanguage,
  CaptionLine,
  CaptionRun,
  CaptionStatus,
} from '@rostra/contract/live';
import type { CaptionsApi } from '../../../session/features/captions/CaptionsApi.ts';
import type { FakeLive } from './FakeLive.ts';
import { hasHostControls } from './fakeRights.ts';
import { refuse } from './refuse.ts';

/** Captions of a live session in memory, by the server's rules. */
export class FakeCaptions {
  readonly #live: FakeLive;
  #run: CaptionRun | null = null;
  #lines: readonly CaptionLine[] = [];

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): CaptionsApi {
    const requireControls = (): void => {
      if (!hasHostControls(this.#live.member(userId))) refuse('liveRoleRefused');
    };
    return {
      getCaptions: async () => {
        if (this.#live.member(userId).removed) refuse('liveRemoved');
        return { run: this.#run, lines: this.#lines };
      },
      postCaptions: async (language) => {
        requireControls();
        return this.begin(language);
      },
      deleteCaptions: async () => {
        requireControls();
        this.end();
      },
    };
  }

  /** Starts captions. */
  begin(language: CaptionLanguage): CaptionRun {
    if (this.#live.state !== 'streaming') refuse('liveTransitionIllegal');
    const run: CaptionRun = { language, status: this.#run?.status ?? 'ready' };
    this.#run = run;
    this.#live.announce({ type: 'captions', run });
    this.#live.setRecordingStatus({ isTranscribing: true });
    return run;
  }

  /** Stops captions. */
  end(): void {
    if (this.#run === null) refuse('liveTransitionIllegal');
    this.#run = null;
    this.#live.announce({ type: 'captions', run: null });
    this.#live.setRecordingStatus({ isTranscribing: false });
  }

  /** Adds a member's recognized speech. */
  send(userId: number, text: string): void {
    if (this.#run === null) return;
    const { uid, name } = this.#live.member(userId);
    const line: CaptionLine = {
      id: String(this.#lines.length + 1),
      uid,
      speaker: name,
      text,
      is_final: true,
      lang: this.#run.language,
      second: this.#lines.length,
    };
    this.#lines = [...this.#lines, line];
    this.#live.announce({ type: 'caption', line });
  }

  /** Sets whether speech is recognized. */
  turn(status: CaptionStatus): void {
    if (this.#run === null) return;
    this.#run = { ...this.#run, status };
    this.#live.announce({ type: 'captions', run: this.#run });
  }
}
