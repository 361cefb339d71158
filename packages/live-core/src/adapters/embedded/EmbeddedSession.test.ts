import type { MediaFrame } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { makeReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { EmbeddedSession } from './EmbeddedSession.ts';
import { SoundOutput } from './SoundOutput.ts';

interface RequestContext {
  readonly id: number;
  readonly call: string;
  readonly kind?: string;
}

/** A socket whose other end is the test. */
class TestSocket extends EventTarget {
  readonly requests: RequestContext[] = [];

  send(text: string): void {
    this.requests.push(JSON.parse(text) as RequestContext);
  }

  close(): void {
    // The other end does not need to react.
  }

  sends(frame: MediaFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  /** Answers the last request of this name. */
  answers(call: string, answer: unknown = null): void {
    this.sends({ re: this.#last(call), answer });
  }

  refuses(call: string, code = 'invalid-state'): void {
    this.sends({ re: this.#last(call), error: { code, message: 'Not done' } });
  }

  #last(call: string): number {
    const found = this.requests.findLast((requested) => requested.call === call);
    if (!found) throw new Error(`Nobody asked for ${call}`);
    return found.id;
  }
}

const HOST = 1;
const GUEST = 3;

/** Waits until pending work in this process is done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function joinedGuest() {
  const clock = new VirtualClock();
  const sockets: TestSocket[] = [];
  const session = new EmbeddedSession({
    clock,
    policy: makeReconnectPolicy(() => 0),
    openSocket: () => {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    origin: 'ws://server',
    configuration: {},
    context: () => {
      throw new Error('Nothing is heard here');
    },
    output: new SoundOutput(),
    blocked: () => undefined,
  });
  const messages: string[] = [];
  for (const event of ['userJoined', 'userLeft', 'published', 'unpublished'] as const) {
    session.on(event, (of) => messages.push('kind' in of ? `${event} ${of.kind}` : event));
  }
  const open = async (key: string, senders: readonly ('audio' | 'video')[] | undefined) => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    socket.dispatchEvent(new Event('open'));
    socket.answers('join', { uid: GUEST, key });
    await settled();
    socket.sends({ senders: senders === undefined ? [] : [{ uid: HOST, kinds: senders }] });
    if (senders !== undefined) socket.sends({ event: 'userJoined', payload: { uid: HOST } });
    for (const kind of senders ?? []) {
      socket.sends({ event: 'published', payload: { uid: HOST, kind } });
    }
    return socket;
  };
  const joining = session.join({ appId: 'test', channel: 'room', uid: GUEST, token: 'ours' });
  const socket = await open('first', ['audio', 'video']);
  await joining;
  const breaks = async (broken: TestSocket): Promise<void> => {
    broken.dispatchEvent(new Event('close'));
    await clock.advance(0);
    await settled();
  };
  const last = (): TestSocket => sockets.at(-1) ?? socket;
  return { session, reports: messages, open, socket, breaks, last };
}

it("announces the host's video again when a restarted server is reached before the host [LCON-34]", async () => {
  const { session, reports: messages, open, socket, breaks } = await joinedGuest();
  const before = session.subscribe(HOST, 'video');
  before.catch(() => undefined);
  socket.answers('subscribe');
  messages.length = 0;
  await breaks(socket);
  const again = await open('second', undefined);
  again.answers('reopen');
  again.refuses('subscribe');
  await expect(before).rejects.toThrow('Unsubscribed');
  expect(session.users).toEqual([]);
  again.sends({ event: 'userJoined', payload: { uid: HOST } });
  again.sends({ event: 'published', payload: { uid: HOST, kind: 'video' } });
  expect(messages).toEqual([
    'unpublished audio',
    'unpublished video',
    'userLeft',
    'userJoined',
    'published video',
  ]);
});

it('reports on return only what ended during a cut [LCON-29]', async () => {
  const { session, reports: messages, open, socket, breaks } = await joinedGuest();
  messages.length = 0;
  await breaks(socket);
  await open('first', ['audio']);
  expect(messages).toEqual(['unpublished video']);
  expect(session.users).toEqual([{ uid: HOST, hasAudio: true, hasVideo: false }]);
});

it('ends for good after a reconnect when another client has taken over [LCON-58]', async () => {
  const { session, socket, breaks, last } = await joinedGuest();
  const reasons: unknown[] = [];
  session.on('link', ({ state, reason }) => state === 'closed' && reasons.push(reason));
  await breaks(socket);
  last().dispatchEvent(new Event('open'));
  last().refuses('join', 'uid-conflict');
  await settled();
  expect([session.state, reasons]).toEqual(['closed', ['uid-conflict']]);
});
