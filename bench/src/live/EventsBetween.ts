import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { MessagingFrame, MessagingQuestion } from '@rostra/contract/live';
import { MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { BrowserContext, Page } from 'playwright';
import { WebSocket, WebSocketServer } from 'ws';

/** On a machine that does much else the page is behind. */
const HEARD_WITHIN_MS = 120_000;

/**
 * Stands between a browser and the messages of its room: all goes through as it is, and what the
 * measurement says goes to the browser as if the server had said it.
 */
export class EventsBetween {
  readonly #server: WebSocketServer;
  #browser: WebSocket | undefined;
  #channel: string | undefined;

  private constructor(server: WebSocketServer, origin: string) {
    this.#server = server;
    server.on('connection', (browser) => this.#connect(browser, origin));
  }

  /** @param origin of the server, as in `http://localhost:3000` */
  static async start(origin: string): Promise<EventsBetween> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await once(server, 'listening');
    return new EventsBetween(server, origin);
  }

  /** Has the pages of a browser take this way; their policy has to be off. */
  async lead(context: BrowserContext): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await context.addInitScript(
      ([path, between]) => {
        const count = { heard: 0 };
        Object.assign(globalThis, { eventsBetween: count });
        globalThis.WebSocket = class extends globalThis.WebSocket {
          constructor(url: string | URL, protocols?: string | string[]) {
            const isRoom = new URL(url).pathname === path;
            super(isRoom ? between : url, protocols);
            if (isRoom) this.addEventListener('message', () => (count.heard += 1));
          }
        };
      },
      [MESSAGING_SOCKET_PATH, `ws://127.0.0.1:${port}`] as const,
    );
  }

  /** Where the browser has joined. */
  get channel(): string {
    if (this.#channel === undefined) throw new Error('Nobody has joined');
    return this.#channel;
  }

  say(frame: MessagingFrame): void {
    this.#browser?.send(JSON.stringify(frame));
  }

  /** Resolves when the page has taken so many frames, those of the server among them. */
  async untilHeard(page: Page, frames: number): Promise<void> {
    await page.waitForFunction(
      (count) =>
        (globalThis as unknown as { eventsBetween: { heard: number } }).eventsBetween.heard >=
        count,
      frames,
      { timeout: HEARD_WITHIN_MS },
    );
  }

  close(): void {
    this.#browser?.terminate();
    this.#server.close();
  }

  #connect(browser: WebSocket, origin: string): void {
    const server = new WebSocket(origin.replace(/^http/, 'ws') + MESSAGING_SOCKET_PATH, {
      origin,
      perMessageDeflate: false,
    });
    const early: string[] = [];
    browser.on('message', (data: Buffer) => {
      const text = data.toString();
      const question = JSON.parse(text) as MessagingQuestion;
      if ('call' in question && question.call === 'join') this.#channel = question.channel;
      if (server.readyState === WebSocket.OPEN) server.send(text);
      else early.push(text);
    });
    server.on('open', () => {
      for (const text of early) server.send(text);
    });
    server.on('message', (data: Buffer) => browser.send(data.toString()));
    server.on('close', () => browser.close());
    server.on('error', () => browser.close());
    browser.on('close', () => server.close());
    this.#browser = browser;
  }
}
