import { expect, it } from 'vitest';
import type { LinkState } from '../../ports/LinkState.ts';
import { makeReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { EmbeddedRtm } from './EmbeddedRtm.ts';

const UID = 7;

/** A socket whose other end is the test. */
class TestSocket extends EventTarget {
  readonly #requests: { readonly id: number; readonly resume?: { readonly key: string } }[] = [];

  send(text: string): void {
    this.#requests.push(JSON.parse(text) as { id: number });
  }

  close(): void {
    // The other end does not need to react.
  }

  get last() {
    return this.#requests.at(-1);
  }

  /** Answers the last request. */
  sends(answer: object): void {
    const data = JSON.stringify({ re: this.last?.id, ...answer });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Waits until pending work in this process is done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('closes after a reconnect when another client has logged in, and stays away [LCON-58, LCON-30]', async () => {
  const clock = new VirtualClock();
  const sockets: TestSocket[] = [];
  const rtm = new EmbeddedRtm('ws://server', {
    clock,
    policy: makeReconnectPolicy(() => 0),
    openSocket: () => {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  const messages: { state: LinkState; reason?: string }[] = [];
  const login = rtm.login({ appId: 'test', uid: UID, token: 'ours' });
  sockets[0]?.dispatchEvent(new Event('open'));
  sockets[0]?.sends({ answer: { uid: UID, key: 'first', wasResumed: false } });
  await login;
  rtm.on('link', (change) => messages.push(change));
  sockets[0]?.dispatchEvent(new Event('close'));
  await clock.advance(0);
  sockets[1]?.dispatchEvent(new Event('open'));
  expect(sockets[1]?.last?.resume?.key).toBe('first');
  sockets[1]?.sends({ error: { code: 'uid-conflict', message: 'Taken over' } });
  await settled();
  await clock.advance(60_000);
  expect(messages.map(({ state, reason }) => [state, reason])).toEqual([
    ['reconnecting', undefined],
    ['closed', 'remote-login'],
  ]);
  expect(sockets).toHaveLength(2);
});
