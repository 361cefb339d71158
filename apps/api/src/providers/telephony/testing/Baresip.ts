import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = '/usr/bin/baresip';
const MODULES = '/usr/lib/baresip/modules';
/** The number for calling it. */
export const PHONE_NUMBER = '5552';
const WAV_HEADER_BYTES = 44;

/** Returns whether the phone program is on this machine (Debian: baresip-core). */
export function hasBaresip(): boolean {
  try {
    accessSync(PROGRAM, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Options of a phone. */
export interface BaresipOptions {
  /** The tone that it sends, in Hz. */
  readonly toneHz: number;
  readonly answers: 'auto' | 'manual';
  readonly codec?: 'PCMU' | 'PCMA';
  /** The number for calling it. @default PHONE_NUMBER */
  readonly number?: string;
}

interface Ports {
  readonly sip: number;
  readonly console: number;
}

/** Returns a port that is free, as far as can be known. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

const configOf = (ports: Ports, toneHz: number, folder: string): string =>
  [
    'poll_method epoll',
    `sip_listen 127.0.0.1:${ports.sip}`,
    'net_interface 127.0.0.1',
    `audio_source ausine,${toneHz}`,
    `audio_player aubridge,${ports.sip}`,
    'ausrc_channels 2',
    'ausrc_srate 48000',
    'auplay_channels 1',
    'rtp_ports 22000-22998',
    `snd_path ${folder}`,
    `cons_listen 127.0.0.1:${ports.console}`,
    `module_path ${MODULES}`,
    ...['g711', 'ausine', 'aubridge', 'sndfile', 'cons'].map((name) => `module ${name}.so`),
    'module_app account.so',
    'module_app menu.so',
    '',
  ].join('\n');

/** A real phone in the form of a program: Debian's baresip. */
export class Baresip {
  /** Address for calling it. */
  readonly sipPort: number;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #consolePort: number;
  #output = '';
  readonly #prints = new EventEmitter();
  #heard: Promise<Int16Array> | undefined;

  private constructor(child: ChildProcess, folder: string, ports: Ports) {
    this.#child = child;
    this.#folder = folder;
    this.sipPort = ports.sip;
    this.#consolePort = ports.console;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#output += text.toString();
        this.#prints.emit('printed');
      });
    }
  }

  /** Starts one and waits until it can be called. */
  static async start(options: BaresipOptions): Promise<Baresip> {
    const folder = mkdtempSync(path.join(tmpdir(), 'rostra-phone-'));
    const { answers, codec = 'PCMU', toneHz, number = PHONE_NUMBER } = options;
    const ports = { sip: await freePort(), console: await freePort() };
    writeFileSync(path.join(folder, 'config'), configOf(ports, toneHz, folder));
    const uri = `<sip:${number}@127.0.0.1:${ports.sip}>`;
    const account = `${uri};regint=0;answermode=${answers};audio_codecs=${codec}/8000/1`;
    writeFileSync(path.join(folder, 'accounts'), `${account}\n`);
    writeFileSync(path.join(folder, 'contacts'), '');
    const child = spawn(PROGRAM, ['-4', '-f', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
    const phone = new Baresip(child, folder, ports);
    await phone.until('baresip is ready');
    return phone;
  }

  /** Resolves when it has printed this. */
  async until(text: string): Promise<void> {
    while (!this.#output.includes(text)) await once(this.#prints, 'printed');
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.#output;
  }

  /** Sends a command: `/dial sip:…`, `/hangup`, or keys during a call. */
  order(text: string): void {
    const socket = createSocket('udp4');
    socket.send(text.startsWith('/') ? `${text}\n` : text, this.#consolePort, '127.0.0.1', () =>
      socket.close(),
    );
  }

  /** Ends it and returns the samples that it heard. */
  stop(): Promise<Int16Array> {
    this.#heard ??= this.#end();
    return this.#heard;
  }

  async #end(): Promise<Int16Array> {
    if (this.#child.exitCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGINT');
      await ended;
    }
    const name = readdirSync(this.#folder).find((file) => file.endsWith('-dec.wav'));
    const bytes =
      name === undefined ? Buffer.alloc(0) : readFileSync(path.join(this.#folder, name));
    rmSync(this.#folder, { recursive: true });
    const sound = bytes.subarray(WAV_HEADER_BYTES);
    return Int16Array.from({ length: Math.floor(sound.length / 2) }, (_, at) =>
      sound.readInt16LE(at * 2),
    );
  }
}
