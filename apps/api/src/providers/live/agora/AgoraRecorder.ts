import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { UID_RANGES, VIDEO_PRESETS } from '@rostra/contract/live';
import type { RecordingFailure } from '@rostra/contract/live';
import { recordedVideoName } from '#providers/compose/RecordingComposer.ts';
import type { FileStore } from '#providers/files/FileStore.ts';
import type { LiveRecorder } from '../LiveProvider.ts';
import type { AgoraRest } from './AgoraRest.ts';
import type { AgoraStorage } from './AgoraSettings.ts';
import type { AgoraTokens } from './AgoraTokens.ts';

/** The number that Agora records under. */
export const RECORDER_UID = UID_RANGES.recorders.first;
/** Its ticket cannot be renewed: it covers a part of 65 minutes, its start and its end. */
const TICKET_MS = 2 * 3_600_000;
/** Seconds in an empty channel after which it ends. */
const IDLE_SECONDS = 300;
/** Ms between two checks for the video in the bucket, and their maximum number. */
const LOOK_MS = 5000;
const LOOKS = 120;
/** Amazon's S3 among Agora's storage vendors. */
const S3 = 1;

const acquired = z.object({ resourceId: z.string() });
const begun = z.object({ sid: z.string() });
const ended = z.object({
  serverResponse: z.object({
    uploadingStatus: z.string().optional(),
    fileList: z.array(z.object({ fileName: z.string() })).default([]),
  }),
});
type Ended = z.output<typeof ended>['serverResponse'];

interface Run {
  readonly folder: string;
  readonly root: string;
}

export interface AgoraRecorderDeps {
  readonly appId: string;
  readonly rest: AgoraRest;
  readonly tokens: AgoraTokens;
  readonly storage: AgoraStorage;
  /** The bucket in which our own files are also kept. */
  readonly files: Pick<FileStore, 'open' | 'size'>;
  readonly report: (error: unknown) => void;
  readonly lookMs?: number;
}

/**
 * Records a part with Agora's cloud recording, with videos side by side and all voices mixed. At
 * the end, the video is copied into the part's folder.
 */
export class AgoraRecorder implements LiveRecorder {
  readonly #deps: AgoraRecorderDeps;
  readonly #runs = new Map<string, Promise<Run | undefined>>();

  constructor(deps: AgoraRecorderDeps) {
    this.#deps = deps;
  }

  start(channel: string, folder: string, failed: (reason: RecordingFailure) => void): void {
    const run = this.#begin(channel, folder).catch((error: unknown) => {
      this.#deps.report(error);
      failed('no_media');
      return undefined;
    });
    this.#runs.set(channel, run);
  }

  async stop(channel: string): Promise<void> {
    const run = await this.#runs.get(channel);
    this.#runs.delete(channel);
    if (run === undefined) return;
    try {
      await this.#fetch(run, await this.#end(channel, run));
    } catch (error) {
      this.#deps.report(error);
    }
  }

  async #begin(channel: string, folder: string): Promise<Run> {
    const { appId, rest, tokens, storage } = this.#deps;
    const root = `/v1/apps/${appId}/cloud_recording`;
    const named = { cname: channel, uid: String(RECORDER_UID) };
    const { resourceId } = acquired.parse(
      await rest.ask('POST', `${root}/acquire`, {
        ...named,
        clientRequest: { resourceExpiredHour: 24, scene: 0 },
      }),
    );
    const { width, height, framesPerSecond, maxKbps } = VIDEO_PRESETS.camera;
    const { sid } = begun.parse(
      await rest.ask('POST', `${root}/resourceid/${resourceId}/mode/mix/start`, {
        ...named,
        clientRequest: {
          token: tokens.media(channel, RECORDER_UID, false, TICKET_MS),
          recordingConfig: {
            channelType: 1,
            streamTypes: 2,
            maxIdleTime: IDLE_SECONDS,
            transcodingConfig: {
              width,
              height,
              fps: framesPerSecond,
              bitrate: maxKbps,
              mixedVideoLayout: 1,
            },
          },
          recordingFileConfig: { avFileType: ['hls', 'mp4'] },
          storageConfig: {
            vendor: S3,
            region: storage.region,
            bucket: storage.bucket,
            accessKey: storage.accessKey,
            secretKey: storage.secretKey,
            // Path segments may contain only letters and digits.
            fileNamePrefix: ['recordings', ...folder.split(path.sep).slice(-2)],
          },
        },
      }),
    );
    return { folder, root: `${root}/resourceid/${resourceId}/sid/${sid}/mode/mix` };
  }

  async #end(channel: string, { root }: Run): Promise<Ended> {
    const body = { cname: channel, uid: String(RECORDER_UID), clientRequest: {} };
    return ended.parse(await this.#deps.rest.ask('POST', `${root}/stop`, body)).serverResponse;
  }

  /** A video longer than Agora's maximum is split into several, in the order of their names. */
  async #fetch({ folder }: Run, { fileList }: Ended): Promise<void> {
    const videos = fileList
      .map(({ fileName }) => fileName)
      .filter((name) => name.endsWith('.mp4'))
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    for (const [index, key] of videos.entries()) {
      await this.#untilStored(key);
      const stored = await this.#deps.files.open(key);
      if (stored === null) throw new Error(`The video ${key} is not in the bucket.`);
      await pipeline(stored.stream, createWriteStream(path.join(folder, recordedVideoName(index))));
    }
  }

  /** The file is uploaded to the bucket while the answer reports it as on its way. */
  async #untilStored(key: string): Promise<void> {
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await this.#deps.files.size(key)) !== null) return;
      await wait(this.#deps.lookMs ?? LOOK_MS);
    }
  }
}
