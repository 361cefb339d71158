import type { Uid } from '@rostra/contract/live';
import type { RtcEvents } from '../../ports/RtcSession.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { DirectionMeter } from './DirectionMeter.ts';
import { linkQuality } from './linkQuality.ts';

/** Ms between two quality measurements, as other providers report them (agora.md 1.6). */
const QUALITY_EVERY_MS = 2000;
/** Ms between two measurements of loudness. */
const LEVELS_EVERY_MS = 500;
const FULL = 100;

export interface LinkReportsDeps {
  readonly clock: Clock;
  readonly up: () => Promise<RTCStatsReport> | undefined;
  readonly down: () => Promise<RTCStatsReport> | undefined;
  /** Returns the loudness, 0 to 1, of everyone who sends audio and is heard here. */
  readonly levels: () => readonly { readonly uid: Uid; readonly level: number }[];
  readonly quality: (quality: RtcEvents['quality']) => void;
  readonly volumes: (volumes: RtcEvents['volumes']) => void;
}

/** Reports quality and loudness repeatedly while a session is joined. */
export class LinkReports {
  readonly #deps: LinkReportsDeps;
  readonly #up = new DirectionMeter();
  readonly #down = new DirectionMeter();
  #next: Cancel[] = [];
  #wasLoud = false;

  constructor(deps: LinkReportsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.stop();
    this.#next = [
      this.#every(LEVELS_EVERY_MS, 0, () => this.#notifyLevels()),
      this.#every(QUALITY_EVERY_MS, 1, () => void this.#notifyQuality().catch(() => undefined)),
    ];
  }

  stop(): void {
    for (const cancel of this.#next.splice(0)) cancel();
  }

  #every(ms: number, at: number, act: () => void): Cancel {
    return this.#deps.clock.schedule(ms, () => {
      this.#next[at] = this.#every(ms, at, act);
      act();
    });
  }

  /** Reports loudness; a silent room is reported once. */
  #notifyLevels(): void {
    const volumes = this.#deps
      .levels()
      .map(({ uid, level }) => ({ uid, level: Math.round(level * FULL) }));
    const isLoud = volumes.some(({ level }) => level > 0);
    if (isLoud || this.#wasLoud) this.#deps.volumes(volumes);
    this.#wasLoud = isLoud;
  }

  async #notifyQuality(): Promise<void> {
    const [up, down] = await Promise.all([this.#deps.up(), this.#deps.down()]);
    if (this.#next.length === 0) return;
    this.#deps.quality({
      up: linkQuality(this.#up.measure(up?.values())),
      down: linkQuality(this.#down.measure(down?.values())),
    });
  }
}
