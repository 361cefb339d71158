import { expect, it } from 'vitest';
import { INVITE_LINES, sipText } from '../testing/sipText.ts';
import { VirtualTimers } from '../testing/VirtualTimers.ts';
import { ClientTransaction } from './ClientTransaction.ts';
import { parseSip } from './parseSip.ts';
import { responseTo } from './responseTo.ts';
import type { SipStatus } from './responseTo.ts';
import { ServerTransaction } from './ServerTransaction.ts';
import { headerOf } from './SipMessage.ts';
import type { SipRequest } from './SipMessage.ts';
import { canceledKeyOf, transactionKeyOf } from './SipTransaction.ts';

const SOURCE = { address: '10.0.0.2', port: 5060 };

function request(method: string, branch = 'z9hG4bKa1'): SipRequest {
  const lines = INVITE_LINES.map((line) =>
    line.replace('INVITE', method).replace('z9hG4bKa1', branch),
  );
  const message = parseSip(sipText(...lines));
  if (message?.kind !== 'request') throw new Error('The test asks wrongly');
  return message;
}

function asking(method: string) {
  const timers = new VirtualTimers();
  const sent: [ms: number, method: string][] = [];
  const heard: (number | string)[] = [];
  const requested = request(method);
  const transaction = new ClientTransaction(requested, {
    timers,
    send: (message) => void sent.push([timers.now(), message.method]),
    listener: {
      response: ({ status }) => void heard.push(status),
      timeout: () => void heard.push('timeout'),
    },
    ended: () => void heard.push('ended'),
  });
  transaction.start();
  const take = (status: SipStatus): void =>
    transaction.take(responseTo(requested, SOURCE, status, { toTag: 'p' }));
  return { timers, sent, heard, take, transaction };
}

function answering(method: string) {
  const timers = new VirtualTimers();
  const sent: [ms: number, status: number][] = [];
  const heard: string[] = [];
  const transaction = new ServerTransaction(request(method), SOURCE, {
    timers,
    send: ({ status }) => void sent.push([timers.now(), status]),
    ended: () => void heard.push('ended'),
  });
  transaction.unacknowledged = () => void heard.push('unacknowledged');
  return { timers, sent, heard, transaction };
}

const times = (sent: readonly (readonly [number, unknown])[]): number[] => sent.map(([ms]) => ms);

it('repeats an INVITE in growing pauses and gives up after 32 s (RFC 3261, 17.1.1)', () => {
  const { timers, sent, heard } = asking('INVITE');
  timers.pass(40_000);
  expect(times(sent)).toEqual([0, 500, 1500, 3500, 7500, 15_500, 31_500]);
  expect(heard).toEqual(['ended', 'timeout']);
  expect(timers.count).toBe(0);
});

it('repeats other requests at most every four seconds', () => {
  const { timers, sent, heard } = asking('BYE');
  timers.pass(40_000);
  expect(times(sent)).toEqual([
    0, 500, 1500, 3500, 7500, 11_500, 15_500, 19_500, 23_500, 27_500, 31_500,
  ]);
  expect(heard).toEqual(['ended', 'timeout']);
});

it('stops repeating an INVITE once it is received, however long it rings', () => {
  const { timers, sent, heard, take, transaction } = asking('INVITE');
  take(100);
  take(180);
  expect(transaction.isProceeding).toBe(true);
  timers.pass(600_000);
  expect(sent).toHaveLength(1);
  expect(heard).toEqual([100, 180]);
});

it('acknowledges a refusal each time it is repeated and reports it once', () => {
  const { timers, sent, heard, take } = asking('INVITE');
  take(486);
  take(486);
  expect(sent.map(([, method]) => method)).toEqual(['INVITE', 'ACK', 'ACK']);
  expect(heard).toEqual([486]);
  timers.pass(32_000);
  expect(heard).toEqual([486, 'ended']);
  expect(timers.count).toBe(0);
});

it('reports an acceptance each time, since each needs its ACK, and sends none itself', () => {
  const { timers, sent, heard, take } = asking('INVITE');
  take(200);
  take(200);
  take(180);
  expect(heard).toEqual([200, 200]);
  expect(sent.map(([, method]) => method)).toEqual(['INVITE']);
  timers.pass(32_000);
  expect(timers.count).toBe(0);
});

it('reports an answer to another request once', () => {
  const { timers, heard, take } = asking('BYE');
  take(200);
  take(200);
  timers.pass(5000);
  expect(heard).toEqual([200, 'ended']);
  expect(timers.count).toBe(0);
});

it('repeats a refusal until it is acknowledged (RFC 3261, 17.2.1)', () => {
  const { timers, sent, heard, transaction } = answering('INVITE');
  transaction.respond(100);
  transaction.respond(486, { toTag: 't' });
  timers.pass(4000);
  transaction.take(request('ACK'));
  timers.pass(60_000);
  expect(sent).toEqual([
    [0, 100],
    [0, 486],
    [500, 486],
    [1500, 486],
    [3500, 486],
  ]);
  expect(heard).toEqual(['ended']);
  expect(timers.count).toBe(0);
});

it('repeats an acceptance until its ACK comes and reports a missing one', () => {
  const { timers, sent, heard, transaction } = answering('INVITE');
  transaction.respond(200, { toTag: 't' });
  timers.pass(40_000);
  expect(times(sent)).toEqual([
    0, 500, 1500, 3500, 7500, 11_500, 15_500, 19_500, 23_500, 27_500, 31_500,
  ]);
  expect(heard).toEqual(['ended', 'unacknowledged']);
  expect(timers.count).toBe(0);
});

it('repeats the same answer to a repeated request and accepts only one final answer', () => {
  const { timers, sent, heard, transaction } = answering('BYE');
  transaction.take(request('BYE'));
  transaction.respond(200, { toTag: 't' });
  transaction.respond(500, { toTag: 't' });
  transaction.take(request('BYE'));
  timers.pass(32_000);
  expect(sent.map(([, status]) => status)).toEqual([200, 200]);
  expect(heard).toEqual(['ended']);
});

it('names its own end in every answer but the first', () => {
  const answer = responseTo(request('INVITE'), SOURCE, 180, { toTag: 't' });
  expect(headerOf(answer, 'to')).toBe('<sip:5551@127.0.0.1>;tag=t');
  const named = { ...request('BYE'), headers: [['to', '<sip:a@b>;tag=mine']] } as const;
  expect(headerOf(responseTo(named, SOURCE, 200, { toTag: 't' }), 'to')).toBe('<sip:a@b>;tag=mine');
});

it('matches related messages by their branch', () => {
  const invite = request('INVITE');
  const answer = responseTo(invite, SOURCE, 200, { toTag: 't' });
  const sent = new ClientTransaction(invite, {
    timers: new VirtualTimers(),
    send: () => undefined,
    listener: { response: () => undefined, timeout: () => undefined },
    ended: () => undefined,
  });
  expect(transactionKeyOf(answer)).toBe(sent.key);
  expect(transactionKeyOf(request('ACK'))).toBe(transactionKeyOf(invite));
  expect(canceledKeyOf(request('CANCEL'))).toBe(transactionKeyOf(invite));
  expect(transactionKeyOf(request('BYE'))).not.toBe(transactionKeyOf(invite));
  expect(transactionKeyOf(request('INVITE', 'z9hG4bKa2'))).not.toBe(transactionKeyOf(invite));
});

it('distinguishes calls of old phones, whose branches are not unique', () => {
  const old = request('INVITE', '1');
  const other = {
    ...old,
    headers: old.headers.map(
      ([name, value]) => [name, name === 'call-id' ? 'call-2' : value] as const,
    ),
  };
  expect(transactionKeyOf(old)).not.toBe(transactionKeyOf(other));
});
