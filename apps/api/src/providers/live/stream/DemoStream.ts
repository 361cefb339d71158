import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const DEMO_STREAM_LIST = 'stream.m3u8';
/** Names of its list and its pieces; no other file of the folder is served. */
const FILE_FORM = /^stream(?:\.m3u8|\d{1,9}\.ts)$/;
/** Ms without a viewer after which it ends. */
const IDLE_MS = 30_000;
/** Ms between two checks for the first piece, and their maximum number. */
const LOOK_MS = 250;
const LOOKS = 40;
const HLS = '-f hls -hls_time 2 -hls_list_size 6 -hls_flags delete_segments+omit_endlist';

/** A moving image and a tone, in real time; a new piece starts after a fixed number of frames. */
const argumentsOf = (list: string): string[] => [
  ...'-hide_banner -loglevel error -re'.split(' '),
  ...'-f lavfi -i testsrc2=size=640x360:rate=15'.split(' '),
  ...'-f lavfi -i sine=frequency=220:sample_rate=48000'.split(' '),
  ...'-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g 30'.split(' '),
  ...'-c:a aac -b:a 64k'.split(' '),
  ...HLS.split(' '),
  list,
];

export interface DemoStreamSettings {
  /** ffmpeg's path; undefined if it is missing. */
  readonly program: string | undefined;
  readonly folder: string;
  readonly idleMs?: number;
}

/** A generated stream for the demo's rooms that play one: made by ffmpeg while someone watches. */
export class DemoStream {
  readonly #settings: DemoStreamSettings;
  #process: ChildProcess | undefined;
  #starting: Promise<void> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: DemoStreamSettings) {
    this.#settings = settings;
  }

  /** Whether this machine supports it. */
  get isThere(): boolean {
    return this.#settings.program !== undefined;
  }

  /** Returns one of its files; undefined for an unknown or missing one. */
  async open(name: string): Promise<Buffer | undefined> {
    if (!this.isThere || !FILE_FORM.test(name)) return undefined;
    this.#starting ??= this.#start();
    await this.#starting;
    this.#keep();
    const file = path.join(this.#settings.folder, name);
    for (let look = 0; look < LOOKS; look += 1) {
      const content = await readFile(file).catch(() => undefined);
      if (content !== undefined || name !== DEMO_STREAM_LIST || !this.#process) return content;
      await wait(LOOK_MS);
    }
    return undefined;
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
    this.#starting = undefined;
  }

  async #start(): Promise<void> {
    const { folder, program = 'ffmpeg' } = this.#settings;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const child = spawn(program, argumentsOf(path.join(folder, DEMO_STREAM_LIST)), {
      stdio: 'ignore',
    });
    this.#process = child;
    const ended = (): void => {
      if (this.#process === child) this.stop();
    };
    child.once('error', ended);
    child.once('exit', ended);
  }

  #keep(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), this.#settings.idleMs ?? IDLE_MS).unref();
  }
}
