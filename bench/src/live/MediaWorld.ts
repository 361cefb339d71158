import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { bundle } from './bundle.ts';
import { forkServer } from './forkServer.ts';
import type { ForkedServer } from './forkServer.ts';
import { noiseVideoIn } from './noiseVideo.ts';
import type { RoomTicket } from './page/mediaPage.ts';
import { childrenOf } from './processCpu.ts';
import { servePage } from './servePage.ts';
import type { ServedPage } from './servePage.ts';

/** As live-media B1: a machine with the loopback alone, a camera of our own, no permission asked. */
export const ROOM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--mute-audio',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];
const WORLD = 'world-bench';
const LOOK_MS = 200;

/** Hubs and SFU as the server runs them, and a Chromium whose pages are members. */
export class MediaWorld {
  readonly #server: ForkedServer;
  readonly #browser: Browser;
  readonly #pages: ServedPage;
  readonly #folder: string;

  private constructor(server: ForkedServer, browser: Browser, pages: ServedPage, folder: string) {
    this.#server = server;
    this.#browser = browser;
    this.#pages = pages;
    this.#folder = folder;
  }

  static async start(): Promise<MediaWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'rostra-bench-live-'));
    const video = await noiseVideoIn(folder);
    const [server, browser, code] = await Promise.all([
      forkServer('serveLiveWorlds.ts'),
      chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: [...ROOM_FLAGS, `--use-file-for-fake-video-capture=${video}`],
      }),
      bundle([path.join(import.meta.dirname, 'page/mediaPage.ts')]),
    ]);
    return new MediaWorld(server, browser, await servePage(code), folder);
  }

  /** The SFU's process. */
  get sfuPid(): number {
    const [pid] = childrenOf(this.#server.pid);
    if (pid === undefined) throw new Error('The SFU does not run');
    return pid;
  }

  /** Resolves when a spare process waits beside the SFU's, as it does ten seconds after the last one died. */
  async spare(): Promise<void> {
    while (childrenOf(this.#server.pid).length < 2) await pause(LOOK_MS);
  }

  /** A window that can be a member, or several. */
  async page(): Promise<Page> {
    const page = await this.#browser.newPage();
    await page.goto(this.#pages.url);
    await page.waitForFunction(() => 'mediaPage' in window);
    return page;
  }

  /** Where the server listens. */
  get port(): number {
    return this.#server.port;
  }

  /** @param port at which the member reaches the server */
  async ticket(uid: number, port = this.port): Promise<RoomTicket> {
    const token = await this.control('token', uid);
    return { sockets: `ws://127.0.0.1:${port}/${WORLD}`, uid, token };
  }

  /** Asks the server for a token, or for a fault. */
  async control(act: 'token' | 'cut' | 'heal', uid: number): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.#server.port}/${WORLD}/`, {
      method: 'POST',
      body: JSON.stringify({ act, uid }),
    });
    return answer.text();
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#pages.close();
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
