// Our client and our server over real UDP; only time is simulated.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countedRandom } from '../testing/countedRandom.ts';
import { EventLog } from '../testing/EventLog.ts';
import { VirtualTimers } from '../testing/VirtualTimers.ts';
import { InviteClient } from './InviteClient.ts';
import { InviteServer } from './InviteServer.ts';
import { parseSip } from './parseSip.ts';
import { SipEndpoint } from './SipEndpoint.ts';
import { SipSocket } from './SipSocket.ts';
import type { SipTransport } from './SipSocket.ts';

const RING_MS = 45_000;

let timers: VirtualTimers;
let received: EventLog;
let sockets: SipSocket[];
/** Packets to lose in transit, by their first word: each entry loses one. */
let losses: string[];

beforeEach(() => {
  timers = new VirtualTimers();
  received = new EventLog();
  sockets = [];
  losses = [];
});
afterEach(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
});

const shortOf = (packet: Buffer): string => {
  const message = parseSip(packet);
  return message?.kind === 'request' ? message.method : String(message?.status);
};

async function lossySocket(): Promise<SipTransport> {
  const socket = await SipSocket.open({ address: '127.0.0.1', port: 0 });
  sockets.push(socket);
  return {
    local: socket.local,
    send: (packet, to) => {
      const short = shortOf(packet);
      const at = losses.indexOf(short);
      if (at < 0) socket.send(packet, to);
      else losses.splice(at, 1);
      received.add(`${at < 0 ? 'sent' : 'lost'} ${short}`);
    },
    follow: (taken) =>
      socket.follow((packet, from) => {
        taken(packet, from);
        received.add(`came ${shortOf(packet)}`);
      }),
    close: () => socket.close(),
  };
}

/** Creates a phone that can be called; the test decides its reaction to a ring. */
async function called(rings: (server: InviteServer) => void) {
  const transport = await lossySocket();
  const endpoint = new SipEndpoint({
    transport,
    timers,
    random: countedRandom('called'),
    isKnown: () => true,
    report: (error) => {
      throw error;
    },
    invited: (transaction) => {
      const contact = `<sip:called@127.0.0.1:${transport.local.port}>`;
      const server: InviteServer = new InviteServer(
        transaction,
        endpoint,
        { contact, tag: 'called' },
        {
          canceled: () => received.add('called: canceled'),
          ended: () => received.add('called: ended'),
          acknowledged: () => received.add('called: acknowledged'),
          reoffered: () => undefined,
        },
      );
      rings(server);
    },
  });
  return transport.local;
}

async function calling(peer: { address: string; port: number }): Promise<InviteClient> {
  const transport = await lossySocket();
  const random = countedRandom('caller');
  const endpoint = new SipEndpoint({
    transport,
    timers,
    random,
    isKnown: () => true,
    report: (error) => {
      throw error;
    },
    invited: () => undefined,
  });
  return new InviteClient(
    {
      to: `sip:5551@127.0.0.1:${peer.port}`,
      from: 'sip:room@127.0.0.1',
      peer,
      contact: `<sip:room@127.0.0.1:${transport.local.port}>`,
      offer: 'offer',
      account: undefined,
      ringMs: RING_MS,
    },
    { endpoint, timers, random },
    {
      ringing: () => received.add('caller: ringing'),
      answered: (sdp) => received.add(`caller: answered ${sdp}`),
      ended: (end) => received.add(`caller: ${end}`),
      reoffered: () => undefined,
    },
  );
}

const answer = (server: InviteServer): void => {
  server.ring();
  server.answer('answer');
};

it('rings, is answered, and ends when the person called hangs up [LDIA-36]', async () => {
  let server: InviteServer | undefined;
  const peer = await called((ringing) => {
    server = ringing;
    answer(ringing);
  });
  await calling(peer);
  await received.until('caller: ringing');
  await received.until('caller: answered answer');
  await received.until('called: acknowledged');
  server?.hangUp();
  await received.until('caller: hanged_up');
  await received.until('came 200', 2);
  timers.pass(60_000);
  expect(timers.count).toBe(0);
});

it('ends without a report to the caller when they hang up [LDIA-37]', async () => {
  const client = await calling(await called(answer));
  await received.until('called: acknowledged');
  client.hangUp();
  await received.until('called: ended');
  expect(received.all.filter((each) => each.startsWith('caller'))).toEqual([
    'caller: ringing',
    'caller: answered answer',
  ]);
});

it('reports a busy line [LDIA-34]', async () => {
  await calling(await called((server) => server.refuse(486)));
  await received.until('caller: busy');
  await received.until('came ACK');
  expect(received.all).not.toContain('caller: answered answer');
});

it('reports no answer after 45 s and stops the ringing [LDIA-34]', async () => {
  await calling(await called((server) => server.ring()));
  await received.until('caller: ringing');
  timers.pass(RING_MS - 1);
  expect(received.all).not.toContain('caller: no_answer');
  timers.pass(1);
  await received.until('caller: no_answer');
  await received.until('called: canceled');
  await received.until('came ACK');
  timers.pass(120_000);
  expect(timers.count).toBe(0);
});

it('reports after 32 s that the phone is unreachable [LDIA-54]', async () => {
  losses = Array.from({ length: 20 }, () => 'INVITE');
  await calling(await called(answer));
  timers.pass(32_000);
  await received.until('caller: failed');
  expect(timers.count).toBe(0);
});

it('cancels a ringing call', async () => {
  const client = await calling(await called((server) => server.ring()));
  await received.until('caller: ringing');
  client.hangUp();
  await received.until('called: canceled');
  await received.until('came ACK');
  expect(received.all).not.toContain('caller: no_answer');
});

it('cancels a call that was not yet received as soon as it is', async () => {
  losses = ['INVITE'];
  const client = await calling(await called((server) => server.ring()));
  client.hangUp();
  timers.pass(500);
  await received.until('called: canceled');
  expect(received.all).not.toContain('caller: ringing');
});

it('ends a call that was answered while it was being canceled', async () => {
  let server: InviteServer | undefined;
  const peer = await called((ringing) => {
    server = ringing;
    ringing.ring();
  });
  const client = await calling(peer);
  await received.until('caller: ringing');
  server?.answer('answer');
  client.hangUp();
  await received.until('called: ended');
  expect(received.all).not.toContain('caller: answered answer');
});

it.each(['INVITE', '200', 'ACK'])('connects a call despite the loss of one %s', async (lost) => {
  losses = [lost];
  await calling(await called(answer));
  await received.until(`lost ${lost}`);
  expect(received.all).not.toContain('called: acknowledged');
  timers.pass(500);
  await received.until('called: acknowledged');
});

it('hangs up despite the loss of a BYE or of its answer', async () => {
  const client = await calling(await called(answer));
  await received.until('called: acknowledged');
  losses = ['BYE', '200'];
  client.hangUp();
  timers.pass(500);
  await received.until('called: ended');
  await received.until('lost 200');
  timers.pass(1000);
  await received.until('came 200', 2);
  expect(received.all.filter((each) => each === 'called: ended')).toHaveLength(1);
});

it('hangs up a call whose caller never acknowledges our answer', async () => {
  losses = Array.from({ length: 30 }, () => 'ACK');
  await calling(await called(answer));
  await received.until('caller: answered answer');
  timers.pass(32_000);
  await received.until('called: ended');
  await received.until('caller: hanged_up');
  expect(received.all).not.toContain('called: acknowledged');
});

it('hangs up only after the caller has acknowledged our answer', async () => {
  losses = ['ACK'];
  let server: InviteServer | undefined;
  const peer = await called((ringing) => {
    server = ringing;
    answer(ringing);
  });
  await calling(peer);
  await received.until('lost ACK');
  server?.hangUp();
  expect(received.all).not.toContain('sent BYE');
  timers.pass(500);
  await received.until('sent BYE');
  await received.until('caller: hanged_up');
});
