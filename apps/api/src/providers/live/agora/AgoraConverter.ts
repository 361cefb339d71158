import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { VIDEO_PRESETS } from '@rostra/contract/live';
import type { ConverterTarget, StreamConverter } from '../LiveProvider.ts';
import { AgoraRefusal } from './AgoraRest.ts';
import type { AgoraRest } from './AgoraRest.ts';

/** Ms between two checks of a connecting converter, and their maximum number. */
const LOOK_MS = 1000;
const LOOKS = 30;
/** Seconds after which a converter with an empty channel ends. */
const IDLE_SECONDS = 300;
const GONE = 404;
const KILOHERTZ_48 = 48_000;

const made = z.object({ converter: z.object({ id: z.string(), state: z.string() }) });

export interface AgoraConverterDeps {
  readonly appId: string;
  readonly rest: AgoraRest;
  /** Shorter times in tests. */
  readonly lookMs?: number;
}

/**
 * Restreams live sessions with Agora's Media Push: the videos of the channel side by side, all
 * voices mixed.
 */
export class AgoraConverter implements StreamConverter {
  readonly #deps: AgoraConverterDeps;
  /** The path of each converter started here, by channel. */
  readonly #paths = new Map<string, string>();

  constructor(deps: AgoraConverterDeps) {
    this.#deps = deps;
  }

  async start(channel: string, { region, url }: ConverterTarget): Promise<void> {
    const { appId, rest } = this.#deps;
    await this.stop(channel);
    const root = `/${region}/v1/projects/${appId}/rtmp-converters`;
    const { converter } = made.parse(
      await rest.ask('POST', root, { converter: converterOf(channel, url) }),
    );
    const path = `${root}/${encodeURIComponent(converter.id)}`;
    this.#paths.set(channel, path);
    try {
      await this.#untilItRuns(path, converter.state);
    } catch (error) {
      await this.stop(channel).catch(() => undefined);
      throw error;
    }
  }

  async stop(channel: string): Promise<void> {
    const path = this.#paths.get(channel);
    if (path === undefined) return;
    await this.#deps.rest.ask('DELETE', path).catch((error: unknown) => {
      if (!(error instanceof AgoraRefusal) || error.status !== GONE) throw error;
    });
    this.#paths.delete(channel);
  }

  /** Handles an end not requested by us. @returns whether it was one of ours that ran */
  handleEnd(channel: string): boolean {
    return this.#paths.delete(channel);
  }

  async #untilItRuns(path: string, first: string): Promise<void> {
    let state = first;
    for (let look = 0; look < LOOKS && state === 'connecting'; look += 1) {
      await wait(this.#deps.lookMs ?? LOOK_MS);
      ({ state } = made.parse(await this.#deps.rest.ask('GET', path)).converter);
    }
    if (state !== 'running') throw new Error(`The converter is ${state}.`);
  }
}

/** @param url target of the stream, including its key, which must stay out of logs */
function converterOf(channel: string, url: string): object {
  const { width, height, framesPerSecond, maxKbps } = VIDEO_PRESETS.camera;
  return {
    name: channel,
    transcodeOptions: {
      rtcChannel: channel,
      audioOptions: {
        codecProfile: 'LC-AAC',
        sampleRate: KILOHERTZ_48,
        bitrate: 48,
        audioChannels: 1,
      },
      videoOptions: {
        canvas: { width, height },
        // All senders are arranged side by side.
        layoutType: 1,
        bitrate: maxKbps,
        frameRate: framesPerSecond,
      },
    },
    rtmpUrl: url,
    idleTimeOut: IDLE_SECONDS,
  };
}
