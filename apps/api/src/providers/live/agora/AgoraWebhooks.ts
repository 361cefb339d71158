import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock/Clock.ts';
import type { LiveWebhooks } from '../LiveProvider.ts';
import type { AgoraPresenceChange } from './AgoraPresence.ts';

const SIGNATURE = 'agora-signature-v2';
/** Agora's numbers of the products that send notifications. */
const MEDIA = 1;
const CONVERTER = 5;
/** Numbers of the events for joining (as host, audience, in a call) and leaving. */
const COMING: ReadonlySet<number> = new Set([103, 105, 107]);
const GOING: ReadonlySet<number> = new Set([104, 106, 108]);
const CONVERTER_CHANGED = 3;
const CONVERTER_GONE = 4;
/**
 * Ms by which a notification may be old or ahead: Agora repeats it within minutes, never after
 * hours.
 */
const FRESH_MS = 15 * 60_000;
/** Number of remembered notifications; their order protects against older repetitions. */
const KNOWN_MAX = 10_000;

const notice = z.object({
  noticeId: z.string().min(1),
  productId: z.number(),
  eventType: z.number(),
  notifyMs: z.number(),
  payload: z.record(z.string(), z.unknown()),
});
const member = z.object({
  channelName: z.string(),
  uid: z.number(),
  clientSeq: z.number(),
});
const converter = z.object({
  converter: z.object({ name: z.string(), state: z.string().optional() }),
});

export interface AgoraWebhooksDeps {
  readonly secret: string;
  readonly clock: Clock;
  readonly presence: (event: AgoraPresenceChange) => void;
  /** Reports that a converter, named by its channel, no longer runs. */
  readonly converterEnded: (channel: string) => void;
}

/**
 * Receives Agora's notifications. Anyone can call: only those signed with its secret count, and
 * only once.
 */
export class AgoraWebhooks implements LiveWebhooks {
  readonly #deps: AgoraWebhooksDeps;
  readonly #known = new Set<string>();

  constructor(deps: AgoraWebhooksDeps) {
    this.#deps = deps;
  }

  take(headers: Readonly<Record<string, unknown>>, body: Buffer): boolean {
    if (!this.#isSigned(headers[SIGNATURE], body)) return false;
    const received = notice.safeParse(parsed(body));
    if (!received.success) return false;
    const { noticeId, notifyMs } = received.data;
    if (Math.abs(this.#deps.clock.now().getTime() - notifyMs) > FRESH_MS) return false;
    if (this.#known.has(noticeId)) return true;
    this.#remember(noticeId);
    this.#follow(received.data);
    return true;
  }

  #follow({ productId, eventType, payload }: z.output<typeof notice>): void {
    if (productId === MEDIA && (COMING.has(eventType) || GOING.has(eventType))) {
      const message = member.safeParse(payload);
      // The console's own test and events without a number do not concern a member.
      if (!message.success) return;
      const { channelName: channel, uid, clientSeq: order } = message.data;
      this.#deps.presence({ channel, uid, order, isThere: COMING.has(eventType) });
    }
    if (productId === CONVERTER) {
      const message = converter.safeParse(payload);
      if (!message.success) return;
      const { name, state } = message.data.converter;
      const hasFailed = eventType === CONVERTER_CHANGED && state === 'failed';
      if (hasFailed || eventType === CONVERTER_GONE) this.#deps.converterEnded(name);
    }
  }

  #isSigned(given: unknown, body: Buffer): boolean {
    if (typeof given !== 'string') return false;
    const expected = createHmac('sha256', this.#deps.secret).update(body).digest('hex');
    const [one, other] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
    return one.length === other.length && timingSafeEqual(one, other);
  }

  #remember(noticeId: string): void {
    this.#known.add(noticeId);
    const [oldest] = this.#known;
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
