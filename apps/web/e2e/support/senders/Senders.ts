import { join } from 'node:path';
import { request } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { logInByApi } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { callApi } from '../callApi.ts';
import type { SenderTicket } from './senderPage.ts';

const HTML =
  '<!doctype html><title>Senders</title><script type="module" src="/senders.js"></script>';

/** Builds the page's code as one script. */
async function scriptOf(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['rostra-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'senderPage.ts'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunk = built.output.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The page of the senders was not built');
  return chunk.code;
}

/** A member that sends video without a room page of their own. */
export interface Sender {
  /** ID of the sender's account. */
  readonly userId: number;
  /** Sends the video. @returns why it is not sent; empty when it is */
  readonly send: () => Promise<string>;
  /** Stops sending it. */
  readonly stop: () => Promise<void>;
}

/** The room to join: its meeting, with its password. */
interface RoomCredentials {
  readonly meetingId: number;
  readonly liveId: number;
  readonly password: string;
}

type Entry = SenderTicket & { readonly me: { readonly id: number } };

/** Members whose small videos come from one page, as a small machine cannot carry a dozen rooms. */
export class Senders {
  readonly #origin: string;
  readonly #context: BrowserContext;
  readonly #page: Page;

  private constructor(origin: string, context: BrowserContext, page: Page) {
    this.#origin = origin;
    this.#context = context;
    this.#page = page;
  }

  static async open(browser: Browser, origin: string): Promise<Senders> {
    const script = await scriptOf();
    const context = await browser.newContext({ permissions: ['camera', 'local-network-access'] });
    const page = await context.newPage();
    // From the server's own origin, as it accepts sockets from no other.
    await page.route(`${origin}/senders`, (route) =>
      route.fulfill({ contentType: 'text/html', body: HTML }),
    );
    await page.route(`${origin}/senders.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.goto(`${origin}/senders`);
    await page.waitForFunction(() => 'senderPage' in window);
    return new Senders(origin, context, page);
  }

  /** Makes a sender join with their account. */
  async come(
    { email }: Pick<Account, 'email'>,
    { meetingId, liveId, password }: RoomCredentials,
  ): Promise<Sender> {
    const api = await request.newContext({ baseURL: this.#origin });
    await logInByApi(api, this.#origin, email);
    const path = `/agoras/lives/${liveId}/token`;
    const enter = (): Promise<Entry> =>
      callApi(api, this.#origin, 'POST', path, { meeting_id: meetingId, password });
    const entry = await enter();
    await this.#page.evaluate((ticket) => window.senderPage.come(ticket), entry);
    return {
      userId: entry.me.id,
      // The sender's rights have changed since they joined.
      send: async () =>
        this.#page.evaluate((ticket) => window.senderPage.send(ticket), await enter()),
      stop: () => this.#page.evaluate((uid) => window.senderPage.stop(uid), entry.uid),
    };
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
