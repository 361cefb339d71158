import type { CallHistory, CallState, PhoneCaller, RoomServerEvent } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import type { CallInput, PhoneApi, PhoneTarget } from './PhoneApi.ts';
import { NO_PHONES, phoneKey } from './PhoneState.ts';
import type { PhoneState } from './PhoneState.ts';

type StateChange = Extract<RoomServerEvent, { type: 'pstn_state_change' }>;

/** A call requested by the user. */
export interface CallOrder {
  readonly number: string;
  readonly title?: string;
  readonly caller?: string;
  readonly role: PhoneCaller['role_type'];
  readonly isPlanned?: boolean;
  readonly isBackup?: boolean;
}

/** Whether a call is connected or being set up. */
const isUp = (state: CallState): boolean =>
  state === 'calling' || state === 'ringing' || state === 'connected';

const MAIN: PhoneTarget = { role_type: 'connector' };

const targetOf = ({ id, phone_number, role_type }: PhoneCaller): PhoneTarget => ({
  attendee_id: id,
  role_type,
  // A masked number identifies nobody.
  ...(phone_number.includes('*') || phone_number === '' ? {} : { phone_number }),
});

/** The phones of a room for host and staff, with their calls, states and visibility, and the main line. */
export class PhoneController {
  readonly #port: RoomHandle;
  readonly #api: PhoneApi;
  readonly #store: FrameStore<PhoneState>;
  #offs: Off[] = [];
  /** ID of the latest request; answers to older ones change nothing. */
  #requests = 0;
  /** The main line's current call was started here. */
  #isMainOwn = false;
  /** State messages so far, and the last one of each phone: an answer may arrive after a newer one. */
  #messages = 0;
  readonly #heard = new Map<
    number | 'main',
    { readonly state: CallState; readonly message: number }
  >();

  constructor(port: RoomHandle, api: PhoneApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_PHONES, port.requestFrame);
  }

  get state(): Source<PhoneState> {
    return this.#store;
  }

  /** Starts following the server's events. */
  start(): void {
    this.#offs = [
      this.#port.serverEvents.on('event', (event) => {
        if (event.type === 'pstn_state_change') this.#hear(event);
        else if (event.type === 'dial_in_refresh') this.#look();
      }),
      this.#port.serverEvents.on('resync', () => this.#look()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  /**
   * Leaves the panel and hangs up a main line connected here (LDIA-38).
   * A main line connected by another member stays up.
   */
  leave(): void {
    const isOn = this.#isMainOwn && this.#connector === 'connected';
    this.stop();
    if (!isOn) return;
    this.#setConnector('hanged_up');
    // The member who leaves needs no answer; the next panel loads the current state.
    void this.#api.hangUp(MAIN).catch(() => undefined);
  }

  /** Loads the history again after a failure. */
  retry(): void {
    this.#look();
  }

  /** Connects the main line. @throws LiveError as the server refuses */
  connectMain(): Promise<void> {
    return this.#port.run(phoneKey('main'), async () => {
      const before = this.#messages;
      const { online_state } = await this.#api.connect(MAIN);
      this.#isMainOwn = true;
      this.#setConnector(this.#newest('main', before) ?? online_state);
    });
  }

  /** @throws LiveError as the server refuses */
  hangUpMain(): Promise<void> {
    return this.#port.run(phoneKey('main'), async () => {
      const before = this.#messages;
      const { online_state } = await this.#api.hangUp(MAIN);
      this.#setConnector(this.#newest('main', before) ?? online_state);
    });
  }

  /** Calls a number, or plans the call. @throws LiveError as the server refuses */
  call({ number, title, caller, role, isPlanned, isBackup }: CallOrder): Promise<void> {
    const input: CallInput = {
      phone_number: number,
      custom: true,
      role_type: role,
      ...(title === undefined || title === '' ? {} : { title }),
      ...(caller === undefined ? {} : { caller }),
      ...(isPlanned === true ? { auto_call: true } : {}),
      ...(isBackup === true ? { backup: true } : {}),
    };
    return this.#port.run(phoneKey('new'), () => this.#request(() => this.#api.connect(input)));
  }

  /** Calls a listed phone again, or a planned one now. @throws LiveError as the server refuses */
  callAgain(caller: PhoneCaller): Promise<void> {
    const target = targetOf(caller);
    return this.#act(caller.id, () =>
      this.#request(() =>
        this.#api.connect({
          ...target,
          ...(target.phone_number === undefined ? {} : { custom: true }),
          ...(caller.caller === null ? {} : { caller: caller.caller }),
        }),
      ),
    );
  }

  /** @throws LiveError as the server refuses */
  hangUp(caller: PhoneCaller): Promise<void> {
    return this.#act(caller.id, () => this.#request(() => this.#api.hangUp(targetOf(caller))));
  }

  /** Removes a phone. @throws LiveError as the server refuses */
  remove({ id }: PhoneCaller): Promise<void> {
    return this.#act(id, async () => this.#set(await this.#api.remove(id)));
  }

  /** @throws LiveError as the server refuses */
  setMute(caller: PhoneCaller, mute: boolean): Promise<void> {
    return this.#act(caller.id, async () => {
      const isMuted = await this.#api.setMute(targetOf(caller), mute);
      this.#change(caller.id, ({ hide }) => ({ mute: isMuted, hide: hide && isMuted }));
    });
  }

  /** @throws LiveError as the server refuses */
  setHide(caller: PhoneCaller, hide: boolean): Promise<void> {
    return this.#act(caller.id, async () => {
      const after = await this.#api.setHide(targetOf(caller), hide);
      this.#change(caller.id, () => after);
    });
  }

  /** Presses keys on the main line; sends nothing without keys (LDIA-44). */
  async press(code: string): Promise<void> {
    if (code === '') return;
    await this.#port.run(phoneKey('main'), async () => {
      await this.#api.press(MAIN, code);
    });
  }

  /** Returns a link to listen to the live session (LDIA-09). @throws LiveError as the server refuses */
  async monitor(): Promise<string> {
    let url = '';
    await this.#port.run('phone:monitor', async () => {
      url = await this.#api.getMonitor();
    });
    return url;
  }

  get #connector(): CallState | undefined {
    return this.#store.latest.history?.live.connector.online_state;
  }

  #act(id: number, act: () => Promise<void>): Promise<void> {
    return this.#port.run(phoneKey(id), act);
  }

  /**
   * Applies a state: the connector's for the main line, otherwise the one of the addressed phone (LDIA-39,
   * LDIA-40).
   */
  #hear({ role_type, attendee_id, user_id, online_state }: StateChange): void {
    this.#messages += 1;
    const phone = role_type === 'connector' ? 'main' : attendee_id;
    if (phone !== null) this.#heard.set(phone, { state: online_state, message: this.#messages });
    if (role_type === 'connector') {
      this.#setConnector(online_state);
      // The list contains the time of connection.
      if (online_state === 'connected') this.#look();
      return;
    }
    const known = this.#store.latest.history?.attendees.find((each) =>
      attendee_id === null ? each.user_id === user_id : each.id === attendee_id,
    );
    if (known) this.#change(known.id, () => ({ online_state }));
    // The list contains the time of connection and the numbers dialed in.
    if (!known || online_state === 'connected') this.#look();
  }

  /** Sends a request about a phone, and applies its answer. */
  async #request(send: () => Promise<PhoneCaller>): Promise<void> {
    const before = this.#messages;
    const answer = await send();
    const online_state = this.#newest(answer.id, before) ?? answer.online_state;
    this.#keep({ ...answer, online_state });
  }

  /** Returns the state of a phone that arrived after a number of messages, if any did. */
  #newest(phone: number | 'main', before: number): CallState | undefined {
    const heard = this.#heard.get(phone);
    return heard !== undefined && heard.message > before ? heard.state : undefined;
  }

  #keep(caller: PhoneCaller): void {
    const { history } = this.#store.latest;
    if (history === null) return;
    const isKnown = history.attendees.some(({ id }) => id === caller.id);
    this.#set({
      ...history,
      attendees: isKnown
        ? history.attendees.map((each) => (each.id === caller.id ? caller : each))
        : [...history.attendees, caller],
    });
  }

  #change(id: number, change: (caller: PhoneCaller) => Partial<PhoneCaller>): void {
    const { history } = this.#store.latest;
    if (history === null) return;
    const attendees = history.attendees.map((each) =>
      each.id === id ? { ...each, ...change(each) } : each,
    );
    this.#set({ ...history, attendees });
  }

  #setConnector(online_state: CallState): void {
    if (!isUp(online_state)) this.#isMainOwn = false;
    const { history } = this.#store.latest;
    if (history === null) return;
    const { live } = history;
    const connected_at = online_state === 'connected' ? live.connector.connected_at : null;
    const connector = { ...live.connector, online_state, connected_at };
    this.#set({ ...history, live: { ...live, connector } });
  }

  /** Loads the history. An error is shown, as nothing works without the list. */
  #look(): void {
    this.#requests += 1;
    const requested = this.#requests;
    this.#api.getHistory().then(
      (history) => {
        if (requested === this.#requests) this.#show({ history, hasFailed: false });
      },
      () => this.#show({ hasFailed: this.#store.latest.history === null }),
    );
  }

  /** Applies a history and drops answers to older requests. */
  #set(history: CallHistory): void {
    this.#requests += 1;
    this.#show({ history });
  }

  #show(change: Partial<PhoneState>): void {
    this.#store.change((state) => ({ ...state, ...change }));
  }
}
