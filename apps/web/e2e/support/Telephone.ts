import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhoneLine } from './journeyRun.ts';

const PROGRAM = '/usr/bin/baresip';
const LOCAL = '127.0.0.1';
/** Prefixes of the numbers that the line may call. */
const PREFIXES = '+86138';
const MODULES = ['g711', 'ausine', 'aubridge', 'cons'];

/** Settings of a server whose phone line ends at a phone of this machine. */
export const lineSettings = ({ listen, telephone }: PhoneLine): Record<string, string> => ({
  SIP_LISTEN: `${LOCAL}:${listen}`,
  SIP_TRUNK: `${LOCAL}:${telephone}`,
  SIP_SOURCES: LOCAL,
  SIP_NUMBER: '4000',
  SIP_PREFIXES: PREFIXES,
});

/** Ports below the range that the system assigns to browsers and the media process. */
const PORTS = { from: 20_000, count: 10_000 };

/**
 * Returns a UDP port that is free now and is not assigned before it is used: minutes may pass until
 * the phone listens there.
 */
export async function freeUdpPort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + randomInt(PORTS.count);
    const socket = createSocket('udp4');
    const isFree = await new Promise<boolean>((resolve) => {
      socket.once('error', () => resolve(false));
      socket.bind(port, LOCAL, () => resolve(true));
    });
    socket.close();
    if (isFree) return port;
  }
}

/** A phone that rings until it is ordered to answer, and then plays a tone. */
export class Telephone {
  readonly #consolePort: number;
  readonly #child: ChildProcess;
  readonly #folder: string;
  #output = '';
  readonly #prints = new EventEmitter();

  private constructor(child: ChildProcess, folder: string, consolePort: number) {
    this.#child = child;
    this.#folder = folder;
    this.#consolePort = consolePort;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#output += text.toString();
        this.#prints.emit('printed');
      });
    }
  }

  /**
   * @param number the phone's number, as dialed
   * @param port where the server's line looks for it
   */
  static async start(number: string, port: number): Promise<Telephone> {
    const folder = await mkdtemp(join(tmpdir(), 'rostra-e2e-phone-'));
    const consolePort = await freeUdpPort();
    const config = [
      'poll_method epoll',
      `sip_listen ${LOCAL}:${port}`,
      `net_interface ${LOCAL}`,
      'audio_source ausine,440',
      `audio_player aubridge,${port}`,
      'ausrc_channels 2',
      'ausrc_srate 48000',
      'auplay_channels 1',
      `cons_listen ${LOCAL}:${consolePort}`,
      'module_path /usr/lib/baresip/modules',
      ...MODULES.map((name) => `module ${name}.so`),
      'module_app account.so',
      'module_app menu.so',
    ];
    const account = `<sip:${number}@${LOCAL}:${port}>;regint=0;answermode=manual;audio_codecs=PCMU/8000/1`;
    await writeFile(join(folder, 'config'), `${config.join('\n')}\n`);
    await writeFile(join(folder, 'accounts'), `${account}\n`);
    await writeFile(join(folder, 'contacts'), '');
    const child = spawn(PROGRAM, ['-4', '-f', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
    const phone = new Telephone(child, folder, consolePort);
    await phone.#until('baresip is ready');
    return phone;
  }

  /** Answers the ringing call. */
  answer(): void {
    const socket = createSocket('udp4');
    socket.send('/accept\n', this.#consolePort, LOCAL, () => socket.close());
  }

  /** Resolves when an answered call is over. */
  hungUp(): Promise<void> {
    return this.#until('session closed');
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    await ended;
    await rm(this.#folder, { recursive: true });
  }

  /** Resolves once the phone's output contains the text. */
  async #until(text: string): Promise<void> {
    while (!this.#output.includes(text)) await once(this.#prints, 'printed');
  }
}
