import { afterEach, beforeEach, expect, it } from 'vitest';
import { countedRandom } from '../testing/countedRandom.ts';
import { INVITE_LINES, sipText } from '../testing/sipText.ts';
import { TestWire } from '../testing/TestWire.ts';
import { VirtualTimers } from '../testing/VirtualTimers.ts';
import { parseSip } from './parseSip.ts';
import type { ServerTransaction } from './ServerTransaction.ts';
import { SipEndpoint } from './SipEndpoint.ts';
import { headerOf } from './SipMessage.ts';
import type { SipMessage } from './SipMessage.ts';
import type { SipTransport } from './SipSocket.ts';

const OURS = { address: '10.0.0.1', port: 5060 };

let endpoint: SipEndpoint;
let wire: TestWire;
let timers: VirtualTimers;
let phone: SipTransport;
let stranger: SipTransport;
let invites: ServerTransaction[];
let heard: SipMessage[];

beforeEach(() => {
  wire = new TestWire();
  timers = new VirtualTimers();
  invites = [];
  heard = [];
  endpoint = new SipEndpoint({
    transport: wire.end('ours', 1),
    timers,
    random: countedRandom('r'),
    isKnown: ({ address }) => address === '10.0.0.2',
    invited: (invite) => void invites.push(invite),
    report: (error) => {
      throw error;
    },
  });
  phone = wire.end('phone', 2);
  stranger = wire.end('stranger', 3);
  for (const end of [phone, stranger]) {
    end.follow((packet) => {
      const message = parseSip(packet);
      if (message) heard.push(message);
    });
  }
});

afterEach(() => {
  endpoint.stop();
});

/** Returns the INVITE's lines as another request, with other parts replaced. */
function lines(method: string, ...replaced: [old: string, by: string][]): string[] {
  const all = [['INVITE', method], ['z9hG4bKa1', `z9hG4bK${method}`], ...replaced] as const;
  return INVITE_LINES.map((line) => all.reduce((text, [old, by]) => text.replace(old, by), line));
}

/** Sends a message and returns the answers. */
function messages(from: SipTransport, text: readonly string[]): string[] {
  wire.take();
  from.send(sipText(...text), OURS);
  wire.deliver();
  return wire.take().filter((short) => short.startsWith('ours'));
}

it('confirms an INVITE at once and hands it over', () => {
  expect(messages(phone, INVITE_LINES)).toEqual(['ours 100 INVITE']);
  expect(invites).toHaveLength(1);
});

it('hands an INVITE over once, even if it is repeated', () => {
  messages(phone, INVITE_LINES);
  expect(messages(phone, INVITE_LINES)).toEqual(['ours 100 INVITE']);
  expect(invites).toHaveLength(1);
});

it('refuses every registration', () => {
  expect(messages(phone, lines('REGISTER'))).toEqual(['ours 403 REGISTER']);
});

it('refuses strangers and keeps none of their data', () => {
  expect(messages(stranger, INVITE_LINES)).toEqual(['ours 403 INVITE']);
  expect(invites).toEqual([]);
  timers.pass(40_000);
  expect(wire.take()).toEqual([]);
  expect(timers.count).toBe(0);
});

it('answers few strangers a second, so that forged senders are not flooded', () => {
  const answers = Array.from({ length: 100 }, () => messages(stranger, lines('OPTIONS')).length);
  expect(answers.reduce((sum, count) => sum + count, 0)).toBe(20);
  timers.pass(1001);
  expect(messages(stranger, lines('OPTIONS'))).toHaveLength(1);
});

it('ignores acknowledgments and answers from strangers', () => {
  expect(messages(stranger, lines('ACK'))).toEqual([]);
  expect(messages(stranger, ['SIP/2.0 200 OK', ...lines('OPTIONS').slice(1)])).toEqual([]);
});

it('lists its capabilities', () => {
  expect(messages(phone, lines('OPTIONS'))).toEqual(['ours 200 OPTIONS']);
  const [answer] = heard;
  expect(answer && headerOf(answer, 'allow')).toBe('INVITE, ACK, CANCEL, BYE, OPTIONS');
});

it('refuses unknown methods and extensions', () => {
  expect(messages(phone, lines('SUBSCRIBE'))).toEqual(['ours 405 SUBSCRIBE']);
  expect(messages(phone, lines('INVITE', ['Max-Forwards: 70', 'Require: 100rel']))).toEqual([
    'ours 420 INVITE',
  ]);
  expect(headerOf(heard.at(-1) ?? { headers: [], body: '' }, 'unsupported')).toBe('100rel');
});

it('refuses requests for an unknown call', () => {
  const within: [string, string] = ['To: <sip:5551@127.0.0.1>', 'To: <sip:5551@127.0.0.1>;tag=x'];
  expect(messages(phone, lines('BYE', within))).toEqual(['ours 481 BYE']);
  expect(messages(phone, lines('ACK', within))).toEqual([]);
});

it('lets an INVITE be canceled until it is answered', () => {
  messages(phone, INVITE_LINES);
  let isCanceled = false;
  const [invite] = invites;
  if (invite) {
    invite.canceled = () => {
      isCanceled = true;
      invite.respond(487, { toTag: 't' });
    };
  }
  const cancel = lines('CANCEL', ['z9hG4bKCANCEL', 'z9hG4bKa1']);
  expect(messages(phone, cancel)).toEqual(['ours 200 CANCEL', 'ours 487 INVITE']);
  expect(isCanceled).toBe(true);
});

it('cancels no unknown call', () => {
  expect(messages(phone, lines('CANCEL'))).toEqual(['ours 481 CANCEL']);
});

it('keeps a limited number of calls', () => {
  const answers = Array.from({ length: 501 }, (_, at) =>
    messages(phone, lines('INVITE', ['z9hG4bKINVITE', `z9hG4bK${at}`])),
  );
  expect(answers[499]).toEqual(['ours 100 INVITE']);
  expect(answers[500]).toEqual(['ours 503 INVITE']);
  expect(invites).toHaveLength(500);
});

it('drops packets that are not messages', () => {
  for (const packet of [Buffer.alloc(0), Buffer.from('\r\n\r\n'), Buffer.alloc(3000, 65)]) {
    phone.send(packet, OURS);
  }
  wire.deliver();
  expect(heard).toEqual([]);
});
