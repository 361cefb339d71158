import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import type { RoomServerEvent } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';

const SECOND_MS = 1000;
const TRIAL_MS = LIVE_TRIAL_MINUTES * 60 * SECOND_MS;

/** The payment made during the trial. */
type TrialPayment = Pick<Extract<RoomServerEvent, { type: 'paid' }>, 'has_paid' | 'paid_info'>;

/** The state of the user's trial. */
export interface TrialState {
  /** The user has not paid, and is asked to before the free minutes end. */
  readonly isOn: boolean;
  /** Ms since the epoch on the server's clock; null before the start. */
  readonly endsAt: number | null;
  /** The server announced the last minute (LTIM-06). */
  readonly isReminded: boolean;
  /** Null until the user has paid. */
  readonly payment: TrialPayment | null;
}

/** No trial, so nothing is asked of the user. */
export const NO_TRIAL: TrialState = {
  isOn: false,
  endsAt: null,
  isReminded: false,
  payment: null,
};

/** The free minutes of an unpaid member: their end, the reminder and the effect of a payment. */
export class TrialController {
  readonly #port: RoomHandle;
  readonly #store: FrameStore<TrialState>;
  #offs: Off[] = [];

  constructor(port: RoomHandle) {
    this.#port = port;
    this.#store = new FrameStore(NO_TRIAL, port.requestFrame);
  }

  get state(): Source<TrialState> {
    return this.#store;
  }

  /** Starts following the room and the server's events. */
  start(): void {
    this.#offs = [
      this.#port.state.subscribe(() => this.#look()),
      this.#port.serverEvents.on('event', (event) => this.#hear(event)),
    ];
    this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  #hear(event: RoomServerEvent): void {
    if (event.type === 'kick_reminder') {
      this.#set({ isReminded: true, endsAt: Date.parse(event.ends_at) });
    } else if (event.type === 'paid') {
      const { has_paid, paid_info } = event;
      this.#set({ isOn: false, payment: { has_paid, paid_info } });
    }
  }

  /** Updates the trial. A member on stage is not asked to pay. */
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
