// A thread of the page that says what a busy room would say: the thread that takes it does nothing else.
import { SERVER_UID } from '@rostra/contract/live';
import type { MessagingFrame, RoomMessage } from '@rostra/contract/live';

/** What is to be said. */
export interface EventsOrder {
  readonly channel: string;
  readonly perSecond: number;
  readonly seconds: number;
}

/** People of whom the room knows, beside those who are there. */
export const MEMBERS = 1000;
const UID_FROM = 1_000_000;
/** A prime, so that events are spread over the members. */
const STRIDE = 7919;
/** Of so many events one is a message of the chat. */
const EVENTS_A_MESSAGE = 10;
/** Of so many one tells reactions: the server sums them, and says them twice a second. */
const EVENTS_A_REACTION = 1000;
/** Ms between two bunches, as a network brings them. */
const BUNCH_MS = 10;
const MESSAGE_ID_FROM = 1_000_000;
const MS = 1000;
/** Events are numbered by the server: ours must not look as if some had been missed. */
const NUMBER = 0;

/** One of the members, as he stands at some turn. */
export const memberOf = (at: number, turn: number) => ({
  uid: UID_FROM + at,
  attributes: {
    id: String(UID_FROM + at),
    role: 'audience',
    mute: turn % 3 === 0 ? '0' : '1',
    hide: '0',
    volume: '100',
    hands_up: turn % 5 === 0 ? new Date().toISOString() : '',
  },
});

export const chatOf = (number: number, msg: string): RoomMessage => ({
  type: 'chat',
  message: {
    id: MESSAGE_ID_FROM + number,
    msg,
    time: new Date().toISOString(),
    senderId: UID_FROM,
    sender_name: 'Lin Wei',
    sender_role: 'audience',
    client_id: `bench-${number}`,
  },
});

export const said = (channel: string, message: RoomMessage): MessagingFrame => ({
  event: 'message',
  number: NUMBER,
  payload: { channel, from: SERVER_UID, text: JSON.stringify(message), at: Date.now() },
});

/** The so-many-th event: mostly hands and microphones of the members, some chat, reactions now and then. */
function eventOf(number: number, channel: string): MessagingFrame {
  if (number % EVENTS_A_MESSAGE === 0) {
    return said(channel, chatOf(number, `Question ${number}, please.`));
  }
  if (number % EVENTS_A_REACTION === 1) {
    return said(channel, { type: 'reactions', counts: { clap: (number % 7) + 1 } });
  }
  return {
    event: 'memberAttributes',
    number: NUMBER,
    payload: { channel, ...memberOf((number * STRIDE) % MEMBERS, number) },
  };
}

/** Says all events at their time, one by one. */
function sayAll({ channel, perSecond, seconds }: EventsOrder): void {
  const from = performance.now();
  let count = 0;
  const bunches = setInterval(() => {
    const due = Math.floor(((performance.now() - from) / MS) * perSecond);
    const until = Math.min(due, perSecond * seconds);
    for (; count < until; count += 1) postMessage(JSON.stringify(eventOf(count, channel)));
    if (count === perSecond * seconds) clearInterval(bunches);
  }, BUNCH_MS);
}

const nameOf = (): string => (globalThis as unknown as { readonly name: string }).name;

// Its order is its name. The measurement reads this file too, and is no worker.
if ('WorkerGlobalScope' in globalThis) sayAll(JSON.parse(nameOf()) as EventsOrder);
