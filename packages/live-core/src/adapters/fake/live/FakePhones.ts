import { isSuperRole, maskedNumber, phoneUidOf } from '@rostra/contract/live';
import type { CallHistory, CallState, PhoneCaller } from '@rostra/contract/live';
import type { PhoneApi, PhoneTarget } from '../../../session/features/phone/PhoneApi.ts';
import type { FakeLive } from './FakeLive.ts';
import { mayModerate } from './fakeRights.ts';
import { refuse } from './refuse.ts';

/** A live session's phones in memory, by the server's rules; a test decides how a call continues. */
export class FakePhones {
  readonly #live: FakeLive;
  readonly #callers = new Map<number, PhoneCaller>();
  #main: CallState = 'notcall';
  #last = 0;
  #revision = 0;
  #password = '482719';
  /** The keys pressed, in order. */
  readonly pressed: string[] = [];

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): PhoneApi {
    const me = () => this.#live.member(userId);
    const kept = <Given>(act: () => Given): Given => {
      if (!mayModerate(me())) refuse('liveRoleRefused');
      return act();
    };
    const visibleCaller = (caller: PhoneCaller): PhoneCaller =>
      isSuperRole(me().role)
        ? caller
        : { ...caller, phone_number: maskedNumber(caller.phone_number) };
    return {
      getHistory: async () => kept(() => this.#history(visibleCaller)),
      getPassword: async () => ({ password: this.#password }),
      replacePassword: async () => {
        this.#password = '593820';
        return { password: this.#password };
      },
      getMonitor: async () => kept(() => 'https://rostra.example/monitor.wav'),
      connect: async (input) =>
        kept(() => {
          if (input.role_type === 'connector') return this.#setMain('calling');
          const known = this.#find(input);
          if (known?.online_state === 'calling') refuse('liveCallBusy');
          const caller = {
            ...(known ?? this.#make(input)),
            online_state: input.auto_call === true ? ('notcall' as const) : ('calling' as const),
          };
          this.#set(caller);
          return visibleCaller(caller);
        }),
      hangUp: async (target) =>
        kept(() => {
          if (target.role_type === 'connector') return this.#setMain('hanged_up');
          const caller = { ...this.#require(target), online_state: 'hanged_up' as const };
          this.#set(caller);
          return visibleCaller(caller);
        }),
      press: async (target, code) =>
        kept(() => {
          this.pressed.push(code);
          return target.role_type === 'connector'
            ? this.#setMain(this.#main)
            : visibleCaller(this.#require(target));
        }),
      remove: async (id) =>
        kept(() => {
          this.#callers.delete(id);
          this.#refresh();
          return this.#history(visibleCaller);
        }),
      setMute: async (target, mute) =>
        kept(() => {
          const caller = this.#require(target);
          this.#keep({ ...caller, mute, hide: caller.hide && mute });
          return mute;
        }),
      setHide: async (target, hide) =>
        kept(() => {
          const caller = this.#require(target);
          const mute = caller.mute || (hide && caller.online_state === 'connected');
          this.#keep({ ...caller, hide, mute });
          return { hide, mute };
        }),
    };
  }

  /** Sets a call's state; without an ID, the main line's. */
  goes(state: CallState, id?: number): void {
    if (id === undefined) {
      this.#setMain(state);
      return;
    }
    const caller = this.#callers.get(id) ?? refuse('liveCallNotFound');
    this.#set({ ...caller, online_state: state });
  }

  #history(visibleCaller: (caller: PhoneCaller) => PhoneCaller): CallHistory {
    const connector = { online_state: this.#main, connected_at: null, is_there: true };
    return {
      live: { id: 1, connector },
      attendees: Array.from(this.#callers.values(), visibleCaller),
      can_call: true,
      callers: ['4000', '4001'],
    };
  }

  #find({ attendee_id, phone_number }: PhoneTarget): PhoneCaller | undefined {
    return Array.from(this.#callers.values()).find(
      (caller) => caller.id === attendee_id || caller.phone_number === phone_number,
    );
  }

  #require(target: PhoneTarget): PhoneCaller {
    return this.#find(target) ?? refuse('liveCallNotFound');
  }

  #make(input: Parameters<PhoneApi['connect']>[0]): PhoneCaller {
    this.#last += 1;
    return {
      id: this.#last,
      user_id: null,
      title: input.title ?? null,
      phone_number: input.phone_number ?? '',
      auto_call: input.auto_call ?? false,
      caller: input.caller ?? null,
      backup: input.backup ?? false,
      role_type: input.role_type,
      online_state: 'calling',
      mute: false,
      hide: false,
      uid: phoneUidOf(this.#last),
      connected_at: null,
      scheduled_at: null,
    };
  }

  #setMain(state: CallState): PhoneCaller {
    this.#main = state;
    this.#notify('connector', null, state);
    return { ...this.#make({ role_type: 'connector' }), online_state: state };
  }

  #set(caller: PhoneCaller): void {
    this.#callers.set(caller.id, caller);
    this.#notify(caller.role_type, caller.id, caller.online_state);
  }

  #keep(caller: PhoneCaller): void {
    this.#callers.set(caller.id, caller);
    this.#refresh();
  }

  #notify(role_type: PhoneCaller['role_type'], attendee_id: number | null, state: CallState): void {
    this.#revision += 1;
    this.#live.announce({
      type: 'pstn_state_change',
      role_type,
      live_id: 1,
      user_id: null,
      attendee_id,
      is_incoming: false,
      name: this.#callers.get(attendee_id ?? 0)?.title ?? '',
      online_state: state,
      revision: this.#revision,
    });
  }

  #refresh(): void {
    this.#revision += 1;
    this.#live.announce({ type: 'dial_in_refresh', revision: this.#revision });
  }
}
