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

/** What the page runs, as one script. */
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

/** One who sends a picture and has no room of his own. */
export interface Sender {
  /** The number of his account. */
  readonly userId: number;
  /** Sends it. @returns why it is not sent; empty when it is */
  readonly send: () => Promise<string>;
  /** Sends it no more. */
  readonly stop: () => Promise<void>;
}

/** Where somebody enters a room: by the meeting, with its password. */
interface Place {
  readonly meetingId: number;
  readonly liveId: number;
  readonly password: string;
}

type Entry = SenderTicket & { readonly me: { readonly id: number } };

/** People whose small pictures come from one page: a dozen rooms are more than a small machine carries. */
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
    // Of the server's own origin, for it takes sockets from no other.
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

  /** Brings somebody in by their account. */
  async come(
    { email }: Pick<Account, 'email'>,
    { meetingId, liveId, password }: Place,
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
      // What he may send has changed since he came.
      send: async () =>
        this.#page.evaluate((ticket) => window.senderPage.send(ticket), await enter()),
      stop: () => this.#page.evaluate((uid) => window.senderPage.stop(uid), entry.uid),
    };
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
