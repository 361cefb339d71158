import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import type { RoomNews } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import { FrameStore } from '../../store/FrameStore.ts';
import type { RoomPort } from '../RoomPort.ts';
import type { Source } from '../Source.ts';

const SECOND_MS = 1000;
const TRIAL_MS = LIVE_TRIAL_MINUTES * 60 * SECOND_MS;

/** What was paid meanwhile. */
type TrialPayment = Pick<Extract<RoomNews, { type: 'paid' }>, 'has_paid' | 'paid_info'>;

/** How the reader's trial stands. */
export interface TrialState {
  /** He has not paid, and is asked to before the free minutes are over. */
  readonly isOn: boolean;
  /** Ms since the epoch on the server's clock; null before the start. */
  readonly endsAt: number | null;
  /** The server has told him that the last minute runs (LTIM-06). */
  readonly isReminded: boolean;
  /** Null until he has paid. */
  readonly payment: TrialPayment | null;
}

/** Nothing is asked of the reader. */
export const NO_TRIAL: TrialState = {
  isOn: false,
  endsAt: null,
  isReminded: false,
  payment: null,
};

/** The free minutes of who has not paid: their end, the reminder, and what a payment changes. */
export class TrialTool {
  readonly #port: RoomPort;
  readonly #store: FrameStore<TrialState>;
  #offs: Off[] = [];

  constructor(port: RoomPort) {
    this.#port = port;
    this.#store = new FrameStore(NO_TRIAL, port.requestFrame);
  }

  get state(): Source<TrialState> {
    return this.#store;
  }

  /** Begins to follow the room and what the server says. */
  start(): void {
    this.#offs = [
      this.#port.state.subscribe(() => this.#look()),
      this.#port.news.on('news', (news) => this.#hear(news)),
    ];
    this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  #hear(news: RoomNews): void {
    if (news.type === 'kick_reminder') {
      this.#set({ isReminded: true, endsAt: Date.parse(news.ends_at) });
    } else if (news.type === 'paid') {
      const { has_paid, paid_info } = news;
      this.#set({ isOn: false, payment: { has_paid, paid_info } });
    }
  }

  /** Who was brought on stage is asked for nothing while he is there. */
  #look(): void {
    const { session, live, me } = this.#port.state.get();
    const { payment, endsAt, isReminded } = this.#store.latest;
    const isOn = session?.is_trial === true && payment === null && me?.role === 'audience';
    this.#set({
      isOn,
      endsAt: endsAt ?? (live.startTime === null ? null : live.startTime * SECOND_MS + TRIAL_MS),
      isReminded: isReminded || (session?.remindered_at ?? null) !== null,
    });
  }

  #set(change: Partial<TrialState>): void {
    const before = this.#store.latest;
    const after = { ...before, ...change };
    const isSame =
      before.isOn === after.isOn &&
      before.endsAt === after.endsAt &&
      before.isReminded === after.isReminded &&
      before.payment === after.payment;
    if (!isSame) this.#store.change(() => after);
  }
}
