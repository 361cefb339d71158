import { beforeEach, expect, it } from 'vitest';
import { countedRandom } from '../testing/countedRandom.ts';
import { FakeLegs } from '../testing/FakeLegs.ts';
import { INVITE_LINES, sipText } from '../testing/sipText.ts';
import { TestWire } from '../testing/TestWire.ts';
import { VirtualTimers } from '../testing/VirtualTimers.ts';
import type { IncomingCall, IncomingDecision } from '../TelephonyProvider.ts';
import { parseSip } from './parseSip.ts';
import { SipGateway } from './SipGateway.ts';
import { headerOf } from './SipMessage.ts';
import type { SipMessage } from './SipMessage.ts';
import type { SipSettings } from './SipSettings.ts';

const SEAT = { channel: 'live-7', uid: 2_000_000_012 };
const NUMBER = '+8613800001234';

const SETTINGS: SipSettings = {
  trunk: { address: '10.0.0.2', port: 5060 },
  sources: [],
  number: '4000',
  shownNumbers: ['4001'],
  prefixes: ['+86', '555'],
  callsMax: 4,
  ringMs: 45_000,
};

let wire: TestWire;
let timers: VirtualTimers;

beforeEach(() => {
  wire = new TestWire();
  timers = new VirtualTimers();
});

/** Lets every packet in transit arrive and be answered. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    wire.deliver();
    await Promise.resolve();
  }
}

const ANSWER: IncomingDecision = { kind: 'answer', prompt: 'password' };

/** Creates a gateway with its reported events and incoming calls. */
function gateway(number: number, settings: Partial<SipSettings> = {}, decision = ANSWER) {
  const legs = new FakeLegs();
  const messages: string[] = [];
  const calls: IncomingCall[] = [];
  const provider = new SipGateway(
    { ...SETTINGS, ...settings },
    {
      transport: wire.end(number === 1 ? 'ours' : 'theirs', number),
      timers,
      random: countedRandom(`n${number}-`),
      legs,
      report: (error) => {
        throw error;
      },
    },
  );
  provider.follow({
    state: (id, progress) => void messages.push(`${id} ${progress}`),
    key: (id, key) => void messages.push(`${id} key ${key}`),
    incoming: (call) => {
      calls.push(call);
      return Promise.resolve(decision);
    },
  });
  return { provider, legs, reports: messages, calls };
}

const theirs = (settings: Partial<SipSettings> = {}, decision = ANSWER) =>
  gateway(2, { trunk: { address: '10.0.0.1', port: 5060 }, ...settings }, decision);

const dial = { id: 'c1', to: { kind: 'number', number: NUMBER }, ...SEAT } as const;

it('calls a number and brings the person who answers into the room [LDIA-13, LDIA-36]', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call(dial);
  await settle();
  expect(phone.calls).toMatchObject([{ dialed: NUMBER, from: '4000' }]);
  expect(ours.reports).toEqual(['c1 connected']);
  expect(ours.legs.requests).toEqual(['open c1', 'connect c1', 'enter c1 live-7 2000000012']);
  expect(ours.legs.voices.get('c1')).toEqual({
    remote: { address: '127.0.0.1', port: 40_002 },
    peer: '10.0.0.2',
    codec: 'PCMU',
    keysType: 101,
  });
});

it('hangs up on both sides and releases the legs [LDIA-14, LDIA-37]', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call(dial);
  await settle();
  ours.provider.hangUp('c1');
  await settle();
  expect(ours.reports).toEqual(['c1 connected']);
  expect(phone.reports).toEqual([`${phone.calls[0]?.id} hanged_up`]);
  expect([ours.legs.opened.size, phone.legs.opened.size]).toEqual([0, 0]);
  timers.pass(60_000);
  expect(timers.count).toBe(0);
});

it('reports that the other side has hung up [LDIA-37]', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call(dial);
  await settle();
  phone.provider.hangUp(phone.calls[0]?.id ?? '');
  await settle();
  expect(ours.reports).toEqual(['c1 connected', 'c1 hanged_up']);
});

it.each([
  ['another country', { kind: 'number', number: '+4470000000' }],
  ['abroad by 00', { kind: 'number', number: '004470000000' }],
  ['a service', { kind: 'number', number: '0900123456' }],
  ['an address', { kind: 'number', number: 'sip:evil@10.9.9.9' }],
  ['nothing', { kind: 'number', number: '' }],
  ['a bridge that is not set', { kind: 'main-line' }],
] as const)('refuses a number that the operator does not allow: %s', async (_, to) => {
  const ours = gateway(1);
  ours.provider.call({ ...dial, to });
  await settle();
  expect(ours.reports).toEqual(['c1 failed']);
  expect(wire.take()).toEqual([]);
});

it('normalizes a number written with spaces, dashes or 00', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call({ ...dial, to: { kind: 'number', number: '0086 138-0000 1234' } });
  await settle();
  expect(phone.calls[0]?.dialed).toBe(NUMBER);
});

it("calls the operator's bridge, regardless of the allowed numbers [LDIA-51]", async () => {
  const [ours, phone] = [gateway(1, { mainLine: '99881', prefixes: [] }), theirs()];
  expect(ours.provider.hasMainLine).toBe(true);
  ours.provider.call({ ...dial, to: { kind: 'main-line' } });
  await settle();
  expect(phone.calls[0]?.dialed).toBe('99881');
});

it('shows a chosen number of the operator and no other [LDIA-25]', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call({ ...dial, from: '4001' });
  ours.provider.call({ ...dial, id: 'c2', from: '110' });
  await settle();
  expect(phone.calls.map(({ from }) => from)).toEqual(['4001', '4000']);
});

it('refuses to call without a trunk', () => {
  const ours = gateway(1, { trunk: undefined, sources: ['10.0.0.2'] });
  expect(ours.provider.canCall).toBe(false);
  ours.provider.call(dial);
  expect(ours.reports).toEqual(['c1 failed']);
});

it('limits the number of concurrent calls, in and out', async () => {
  const [ours, phone] = [gateway(1), theirs({ callsMax: 99 })];
  for (const id of ['c1', 'c2', 'c3', 'c4', 'c5']) ours.provider.call({ ...dial, id });
  await settle();
  expect(ours.reports).toContain('c5 failed');
  phone.provider.call({ ...dial, id: 'p1', to: { kind: 'number', number: '5551' } });
  await settle();
  expect(phone.reports).toEqual(['p1 failed']);
});

it('asks a caller for the password, plays the prompt and reports their keys [LDIA-44]', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  phone.provider.call({ ...dial, id: 'p1', to: { kind: 'number', number: '5551' } });
  await settle();
  const id = ours.calls[0]?.id ?? '';
  expect(ours.calls).toMatchObject([{ dialed: '5551', from: '4000' }]);
  expect(ours.legs.requests).toEqual([`open ${id}`, `connect ${id}`, `say ${id} password`]);
  ours.legs.presses(id, '4');
  ours.provider.play(id, 'wrong');
  ours.legs.presses('nobody', '5');
  ours.provider.admit(id, SEAT);
  expect(ours.reports).toEqual([`${id} key 4`]);
  expect(ours.legs.requests.slice(3)).toEqual([`say ${id} wrong`, `enter ${id} live-7 2000000012`]);
});

it.each([
  ['unknown', 'failed'],
  ['closed', 'no_answer'],
] as const)('refuses a caller: %s [LDIA-57]', async (reason, expected) => {
  const [ours, phone] = [gateway(1, {}, { kind: 'refuse', reason }), theirs()];
  phone.provider.call({ ...dial, id: 'p1' });
  await settle();
  expect(phone.reports).toEqual([`p1 ${expected}`]);
  expect([ours.reports, ours.legs.requests]).toEqual([[], []]);
});

it('admits a caller accepted before the answer', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.follow({
    state: () => undefined,
    key: () => undefined,
    incoming: ({ id }) => {
      ours.provider.admit(id, SEAT);
      return Promise.resolve({ kind: 'answer', prompt: 'welcome' });
    },
  });
  phone.provider.call({ ...dial, id: 'p1', to: { kind: 'number', number: '5551' } });
  await settle();
  const ask = ours.legs.requests.map((each) => each.replace(/in-\S+/, 'in'));
  expect(ask).toEqual(['open in', 'connect in', 'say in welcome', 'enter in live-7 2000000012']);
});

it('presses keys for the other side and ignores invalid ones [LDIA-15]', async () => {
  const [ours] = [gateway(1), theirs()];
  ours.provider.call(dial);
  await settle();
  ours.provider.sendKeys('c1', '12#*');
  ours.provider.sendKeys('c1', '12\r\n');
  ours.provider.sendKeys('c1', '');
  ours.provider.sendKeys('nobody', '1');
  expect(ours.legs.requests.slice(3)).toEqual(['keys c1 12#*']);
});

it('authenticates to a trunk', async () => {
  const account = { user: 'line', password: 'secret' };
  const [ours, phone] = [gateway(1, { account }), theirs({ callers: account })];
  ours.provider.call(dial);
  await settle();
  expect(ours.reports).toEqual(['c1 connected']);
  expect(phone.calls).toHaveLength(1);
  expect(wire.take().filter((short) => short === 'theirs 401 INVITE')).toHaveLength(1);
});

it.each([{ user: 'line', password: 'wrong' }, undefined])(
  'fails after one attempt without the right password',
  async (account) => {
    const callers = { user: 'line', password: 'secret' };
    const given = account === undefined ? {} : { account };
    const [ours, phone] = [gateway(1, given), theirs({ callers })];
    ours.provider.call(dial);
    await settle();
    expect(ours.reports).toEqual(['c1 failed']);
    expect(phone.calls).toEqual([]);
    expect(ours.legs.opened.size).toBe(0);
  },
);

it('accepts calls from anywhere only with a password', () => {
  expect(() => gateway(1, { sources: ['*'] })).toThrow(RangeError);
  expect(() => gateway(1, { sources: ['*'], callers: { user: 'a', password: 'b' } })).not.toThrow();
});

it('reports a failed call when no audio leg is left [LDIA-53]', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.legs.isFull = true;
  ours.provider.call(dial);
  phone.provider.call({ ...dial, id: 'p1', to: { kind: 'number', number: '5551' } });
  await settle();
  expect(ours.reports).toEqual(['c1 failed']);
  expect(phone.reports).toEqual(['p1 failed']);
});

it('ends a call whose audio is gone', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call(dial);
  await settle();
  ours.legs.loses('c1');
  await settle();
  expect(ours.reports).toEqual(['c1 connected', 'c1 hanged_up']);
  expect(phone.reports).toEqual([`${phone.calls[0]?.id} hanged_up`]);
});

it('places no call that was hung up before its leg was open', async () => {
  const ours = gateway(1);
  ours.provider.call(dial);
  ours.provider.hangUp('c1');
  await settle();
  expect(wire.take()).toEqual([]);
  expect([ours.reports, ours.legs.opened.size]).toEqual([[], 0]);
});

it('ends all calls when it stops', async () => {
  const [ours, phone] = [gateway(1), theirs()];
  ours.provider.call(dial);
  await settle();
  await ours.provider.stop();
  await settle();
  expect(phone.reports).toEqual([`${phone.calls[0]?.id} hanged_up`]);
  expect(ours.legs.opened.size).toBe(0);
});

/** Creates a phone whose messages the test chooses. */
function rawPhone() {
  const phone = wire.end('theirs', 2);
  const heard: SipMessage[] = [];
  phone.follow((packet) => {
    const message = parseSip(packet);
    if (message) heard.push(message);
  });
  const send = async (lines: readonly string[], body = ''): Promise<void> => {
    const withLength = lines.map((line) =>
      line.startsWith('Content-Length') ? `Content-Length: ${body.length}` : line,
    );
    phone.send(Buffer.concat([sipText(...withLength), Buffer.from(body)]), {
      address: '10.0.0.1',
      port: 5060,
    });
    await settle();
  };
  return { heard, send };
}

const soundOf = (port: number, ...more: string[]): string =>
  ['v=0', 'c=IN IP4 10.0.0.2', `m=audio ${port} RTP/AVP 8`, ...more, ''].join('\r\n');

/** Returns a request within the call started by INVITE_LINES. */
function within(method: string, number: number, to: string): string[] {
  return INVITE_LINES.map((line) =>
    line
      .replaceAll('INVITE', method)
      .replace('z9hG4bKa1', `z9hG4bK${number}`)
      .replace('To: <sip:5551@127.0.0.1>', `To: ${to}`)
      .replace('CSeq: 1', `CSeq: ${number}`),
  );
}

it('follows a phone that puts the call on hold and resumes it at another address', async () => {
  const ours = gateway(1);
  const phone = rawPhone();
  await phone.send(INVITE_LINES, soundOf(3000));
  const to = headerOf(phone.heard.at(-1) ?? { headers: [], body: '' }, 'to') ?? '';
  await phone.send(within('ACK', 1, to));
  const id = ours.calls[0]?.id ?? '';
  expect(ours.legs.voices.get(id)).toMatchObject({ remote: { port: 3000 }, codec: 'PCMA' });
  await phone.send(within('INVITE', 2, to), soundOf(3000, 'a=sendonly'));
  await phone.send(within('ACK', 2, to));
  expect(ours.legs.voices.get(id)).toMatchObject({ remote: undefined });
  expect(phone.heard.at(-1)?.body).toContain('a=recvonly');
  await phone.send(within('INVITE', 3, to), soundOf(3004));
  await phone.send(within('ACK', 3, to));
  expect(ours.legs.voices.get(id)).toMatchObject({ remote: { port: 3004 } });
});

it('refuses an unsupported change and keeps the call going', async () => {
  const ours = gateway(1);
  const phone = rawPhone();
  await phone.send(INVITE_LINES, soundOf(3000));
  const to = headerOf(phone.heard.at(-1) ?? { headers: [], body: '' }, 'to') ?? '';
  await phone.send(within('ACK', 1, to));
  await phone.send(within('INVITE', 2, to), soundOf(3000).replace('RTP/AVP 8', 'RTP/AVP 9'));
  expect(phone.heard.at(-1)).toMatchObject({ status: 488 });
  expect(ours.reports).toEqual([]);
  await phone.send(within('BYE', 1, to));
  expect(phone.heard.at(-1)).toMatchObject({ status: 500 });
  await phone.send(within('BYE', 3, to));
  expect(phone.heard.at(-1)).toMatchObject({ status: 200 });
  expect(ours.reports).toEqual([`${ours.calls[0]?.id} hanged_up`]);
});

it('offers its own audio to a phone that offers none', async () => {
  const ours = gateway(1);
  const phone = rawPhone();
  await phone.send(INVITE_LINES);
  const answer = phone.heard.at(-1);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer?.body).toContain('m=audio 40002 RTP/AVP 0 8 101');
  expect(ours.legs.requests).toHaveLength(1);
  const to = headerOf(answer ?? { headers: [], body: '' }, 'to') ?? '';
  await phone.send(within('ACK', 1, to), soundOf(3000));
  const id = ours.calls[0]?.id ?? '';
  expect(ours.legs.requests.slice(1)).toEqual([`connect ${id}`, `say ${id} password`]);
});

it('refuses a phone whose audio it does not support', async () => {
  const ours = gateway(1);
  const phone = rawPhone();
  await phone.send(INVITE_LINES, soundOf(3000).replace('RTP/AVP 8', 'RTP/AVP 18'));
  expect(phone.heard.at(-1)).toMatchObject({ status: 488 });
  expect([ours.calls, ours.legs.requests]).toEqual([[], []]);
});

it.each([
  ['a caller with the right password', { callers: { user: 'a', password: 'b' } }],
  ['a caller from a known address', { callsMax: 1000 }],
])('survives all kinds of packets: %s', async (_, settings) => {
  const faults: unknown[] = [];
  let calls = 0;
  const ours = new SipGateway(
    { ...SETTINGS, ...settings },
    {
      transport: wire.end('ours', 1),
      timers,
      random: countedRandom('n'),
      legs: new FakeLegs(),
      report: (error) => void faults.push(error),
    },
  );
  ours.follow({
    state: () => undefined,
    key: () => undefined,
    incoming: () => {
      calls += 1;
      return Promise.resolve(ANSWER);
    },
  });
  const phone = wire.end('theirs', 2);
  const methods = ['INVITE', 'INVITE', 'ACK', 'BYE', 'CANCEL', 'OPTIONS', 'REGISTER', 'INFO'];
  let seed = 11;
  const draw = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const proof = 'Authorization: Digest nonce="a.b", nc=1';
  for (let round = 0; round < 4000; round += 1) {
    const method = methods[draw(methods.length)] ?? '';
    const lines = INVITE_LINES.filter((line) => !line.startsWith('Content-Length')).map((line) =>
      line
        .replaceAll('INVITE', method)
        .replace('z9hG4bKa1', `z9hG4bK${draw(300)}`)
        .replace('<sip:5551@127.0.0.1>', draw(3) === 0 ? '<sip:5551@a>;tag=n7' : '<sip:5551@a>'),
    );
    const more = draw(3) === 0 ? [proof] : [];
    const text = Buffer.concat([sipText(...lines, ...more), Buffer.from(soundOf(draw(70_000)))]);
    for (let change = draw(4); change > 0; change -= 1) text[draw(text.length)] = draw(256);
    phone.send(text, { address: '10.0.0.1', port: 5060 });
    if (round % 50 === 0) await settle();
  }
  await settle();
  expect(faults).toEqual([]);
  expect(calls > 0).toBe(!('callers' in settings));
  await ours.stop();
  timers.pass(100_000);
  expect(timers.count).toBe(0);
});
