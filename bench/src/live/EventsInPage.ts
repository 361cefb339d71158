import path from 'node:path';
import { MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { MessagingFrame } from '@rostra/contract/live';
import type { BrowserContext, Page } from 'playwright';
import { bundle } from './bundle.ts';
import type { EventsOrder } from './page/eventsWorker.ts';

/** On a machine that does much else the page is behind. */
const HEARD_WITHIN_MS = 120_000;
const WORKER = path.join(import.meta.dirname, 'page/eventsWorker.ts');

/** The page's record of the socket for its room's messages. */
interface RoomSocket {
  socket?: WebSocket;
  channel?: string;
  heard: number;
}

declare global {
  var roomSocket: RoomSocket;
}

/**
 * Feeds messages to a page as if its room's server had sent them. They originate in the browser
 * because Playwright inspects every frame of a socket, at a higher cost than the page's own.
 */
export class EventsInPage {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Keeps the socket of the room that a page of this browser will enter. */
  static async of(context: BrowserContext, page: Page): Promise<EventsInPage> {
    await context.addInitScript((messages) => {
      const kept: RoomSocket = { heard: 0 };
      globalThis.roomSocket = kept;
      globalThis.WebSocket = class extends globalThis.WebSocket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols);
          if (new URL(url).pathname === messages) kept.socket = this;
        }

        override send(data: string): void {
          const question = JSON.parse(data) as { call?: string; channel?: string };
          const isRoom = question.call === 'join' && kept.socket === this;
          if (isRoom && question.channel !== undefined) kept.channel = question.channel;
          super.send(data);
        }
      };
    }, MESSAGING_SOCKET_PATH);
    return new EventsInPage(page);
  }

  /** Where the page has joined. */
  channel(): Promise<string> {
    return this.#page.evaluate(() => roomSocket.channel ?? '');
  }

  send(frame: MessagingFrame): Promise<void> {
    return this.#page.evaluate((data) => {
      roomSocket.socket?.dispatchEvent(new MessageEvent('message', { data }));
    }, JSON.stringify(frame));
  }

  /**
   * Sends the given number of events per second and resolves when the page has processed them all.
   */
  async flood(order: EventsOrder): Promise<void> {
    const { scripts, entry } = await bundle([WORKER]);
    await this.#page.evaluate(
      ([code, name]) => {
        const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        const worker = new Worker(url, { type: 'module', name });
        worker.addEventListener('message', ({ data }) => {
          roomSocket.heard += 1;
          roomSocket.socket?.dispatchEvent(new MessageEvent('message', { data }));
        });
      },
      [scripts.get(entry) ?? '', JSON.stringify(order)] as const,
    );
    await this.#page.waitForFunction(
      (count) => roomSocket.heard >= count,
      order.perSecond * order.seconds,
      { timeout: order.seconds * 1000 + HEARD_WITHIN_MS, polling: 500 },
    );
  }
}
