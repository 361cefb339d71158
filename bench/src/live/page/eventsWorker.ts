// A worker of the page that sends the messages of a busy room, so that the receiving thread does
// nothing else.
import { SERVER_UID } from '@rostra/contract/live';
import type { MessagingFrame, RoomMessage } from '@rostra/contract/live';

/** The events to send. */
export interface EventsOrder {
  readonly channel: string;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Number of members known to the room, besides those present. */
export const MEMBERS = 1000;
const UID_FROM = 1_000_000;
/** A prime, so that events are spread over the members. */
const STRIDE = 7919;
/** One in this many events is a chat message. */
const EVENTS_A_MESSAGE = 10;
/**
 * One in this many events carries reactions: the server sums them and publishes them twice a
 * second.
 */
const EVENTS_A_REACTION = 1000;
/** Ms between two bunches, as a network brings them. */
const BUNCH_MS = 10;
const MESSAGE_ID_FROM = 1_000_000;
const MS = 1000;
/** Events are numbered by the server: ours must not look as if some had been missed. */
const NUMBER = 0;

/** Returns one of the members in their state at a given turn. */
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

export const messageFrame = (channel: string, message: RoomMessage): MessagingFrame => ({
  event: 'message',
  number: NUMBER,
  payload: { channel, from: SERVER_UID, text: JSON.stringify(message), at: Date.now() },
});

/** The so-many-th event: mostly hands and microphones of the members, some chat, reactions now and then. */
function eventOf(number: number, channel: string): MessagingFrame {
  if (number % EVENTS_A_MESSAGE === 0) {
    return messageFrame(channel, chatOf(number, `Question ${number}, please.`));
  }
  if (number % EVENTS_A_REACTION === 1) {
    return messageFrame(channel, { type: 'reactions', counts: { clap: (number % 7) + 1 } });
  }
  return {
    event: 'memberAttributes',
    number: NUMBER,
    payload: { channel, ...memberOf((number * STRIDE) % MEMBERS, number) },
  };
}

/** Sends all events at their time, one by one. */
function sendAll({ channel, perSecond, seconds }: EventsOrder): void {
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
if ('WorkerGlobalScope' in globalThis) sendAll(JSON.parse(nameOf()) as EventsOrder);
