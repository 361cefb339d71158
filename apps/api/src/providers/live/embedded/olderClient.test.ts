import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { beforeEach, expect, it } from 'vitest';
import type { ConnectionHandler } from './Connection.ts';
import { LiveTokens } from './LiveTokens.ts';
import { MediaHub } from './MediaHub.ts';
import { MessageHub } from './MessageHub.ts';

const UID = 7;
const HOUR_MS = 3_600_000;

interface Heard {
  readonly answer?: { readonly key: string };
  readonly error?: { readonly code: string };
  readonly closed?: string;
}

/** Two hubs with different login calls and different closing reasons for the older client. */
interface Door {
  connect(connection: Parameters<MessageHub['connect']>[0]): ConnectionHandler;
  sweep(): void;
}

let clock: SettableClock;
let tokens: LiveTokens;

beforeEach(() => {
  clock = new SettableClock('2026-11-25T00:00:00Z');
  tokens = new LiveTokens('secret of the test', clock);
});

const report = (error: unknown): void => {
  throw error;
};
const messages = (): Door => new MessageHub({ clock, tokens, report });
const media = (): Door => new MediaHub({ clock, tokens, report }, () => undefined);
const login = (key?: string): object => ({
  call: 'login',
  ...(key === undefined ? {} : { resume: { key, heard: {} } }),
});
const join = (key?: string): object => ({
  call: 'join',
  role: 'audience',
  ...(key === undefined ? {} : { resume: key }),
});

/** One tab of the member. */
class Tab {
  readonly heard: Heard[] = [];
  readonly #handler: ConnectionHandler;

  constructor(door: Door, greeting: object) {
    this.#handler = door.connect({
      send: (text) => this.heard.push(JSON.parse(text) as Heard),
      sendFrame: () => undefined,
      close: () => undefined,
    });
    const claims = { uid: UID, channel: 'live-1', mayPublish: true, mayReceive: true };
    const token = tokens.issue({ ...claims, mayDirect: false }, HOUR_MS);
    this.#handler.receive(JSON.stringify({ id: 1, uid: UID, token, ...greeting }));
  }

  get key(): string | undefined {
    return this.heard.find(({ answer }) => answer)?.answer?.key;
  }

  get refusal(): string | undefined {
    return this.heard.find(({ error }) => error)?.error?.code;
  }

  get closed(): string | undefined {
    return this.heard.find((frame) => 'closed' in frame)?.closed;
  }

  cut(): void {
    this.#handler.closed();
  }
}

const doors = [
  ['messages', messages, login, 'remote-login'],
  ['media', media, join, 'uid-conflict'],
] as const;

it.each(doors)(
  'refuses for %s the older tab, disconnected during the second login [LCON-58, LCON-30]',
  (_name, open, greet) => {
    const door = open();
    const older = new Tab(door, greet());
    older.cut();
    const newer = new Tab(door, greet());
    const back = new Tab(door, greet(older.key));
    expect([back.refusal, back.key]).toEqual(['uid-conflict', undefined]);
    expect(newer.closed).toBeUndefined();
    const again = new Tab(door, greet(newer.key));
    expect(again.key).toBe(newer.key);
  },
);

it.each(doors)(
  'ends for %s the older session when a reloaded page brings no key [LCON-58]',
  (_name, open, greet, word) => {
    const door = open();
    const older = new Tab(door, greet());
    const reloaded = new Tab(door, greet());
    expect([older.closed, reloaded.refusal]).toEqual([word, undefined]);
  },
);

it.each(doors)(
  'accepts for %s an old key as a login after a restart or a session timeout [LCON-34]',
  (_name, open, greet) => {
    const first = open();
    const tab = new Tab(first, greet());
    const restarted = open();
    expect(new Tab(restarted, greet(tab.key)).key).toBeDefined();
    tab.cut();
    clock.advance(PRESENCE_TIMEOUT_MS + 1);
    first.sweep();
    expect(new Tab(first, greet(tab.key)).refusal).toBeUndefined();
  },
);

it.each(doors)(
  'accepts for %s the old key again from a client that missed its new one [LCON-34]',
  (_name, open, greet) => {
    const tab = new Tab(open(), greet());
    const restarted = open();
    new Tab(restarted, greet(tab.key)).cut();
    const again = new Tab(restarted, greet(tab.key));
    expect([again.refusal, again.closed]).toEqual([undefined, undefined]);
    expect(new Tab(restarted, greet(again.key)).key).toBe(again.key);
  },
);
