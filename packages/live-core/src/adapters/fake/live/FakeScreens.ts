import { screenUidOf } from '@rostra/contract/live';
import type {
  LiveTokens,
  RoomMessage,
  ScreenTicket,
  StoppedKind,
  Uid,
} from '@rostra/contract/live';
import type { FakeHub } from '../FakeHub.ts';
import type { FakeMember } from './FakeMember.ts';
import { mayModerate, sendsVideo } from './fakeRights.ts';
import { refuse } from './refuse.ts';

interface FakeScreensDeps {
  readonly hub: FakeHub;
  readonly live: {
    readonly channel: string;
    readonly publishOne: (to: FakeMember, message: RoomMessage) => void;
  };
  readonly members: ReadonlyMap<number, FakeMember>;
  readonly tokens: (of: { readonly uid: Uid }) => LiveTokens;
  /** Called when another screen is shown, or none. */
  readonly changed: () => void;
}

/** The screen share of a live session, by the server's rules. */
export class FakeScreens {
  readonly #deps: FakeScreensDeps;
  #sharer: FakeMember | undefined;

  constructor(deps: FakeScreensDeps) {
    this.#deps = deps;
  }

  /** The uid of the screen share; undefined without one. */
  get uid(): Uid | undefined {
    return this.#sharer && screenUidOf(this.#sharer.uid);
  }

  /** @throws LiveError `refused` */
  share(by: FakeMember): ScreenTicket {
    const { live, members, tokens } = this.#deps;
    if (!sendsVideo(by)) refuse('liveRoleRefused');
    if (this.#sharer && this.#sharer !== by) {
      const events = { type: 'screen_request', user_id: by.id, name: by.name } as const;
      for (const member of members.values()) {
        if (mayModerate(member) && member !== by) live.publishOne(member, events);
      }
      refuse('liveScreenTaken');
    }
    if (!this.#sharer) this.#set(by);
    const uid = screenUidOf(by.uid);
    const { token, token_expires_at } = tokens({ uid });
    const { channel } = live;
    return { screen_share_user_id: uid, app_id: 'fake', channel, token, token_expires_at };
  }

  /** @throws LiveError `refused` */
  stop(
    by: FakeMember,
    of: FakeMember,
    kind: StoppedKind,
  ): { readonly shareScreenId: string | null } {
    const isUnder = of.role !== 'broadcaster' || by.super_moderator;
    const mayStop = by === of ? kind === 'screen' : mayModerate(by) && isUnder;
    if (!mayStop) refuse('liveRoleRefused');
    const isShown = this.#sharer === of;
    const isChange = by !== of && (kind === 'video' || isShown);
    if (isChange) this.#deps.live.publishOne(of, { type: 'stopped', kind });
    if (kind === 'video') this.#deps.hub.media.stop(of.uid, 'video');
    else if (isShown) this.#set(undefined);
    return { shareScreenId: this.uid === undefined ? null : String(this.uid) };
  }

  /** Ends the share of a departed stage member. */
  keep(): void {
    if (this.#sharer && (this.#sharer.removed || !sendsVideo(this.#sharer))) this.#set(undefined);
  }

  #set(sharer: FakeMember | undefined): void {
    const before = this.uid;
    this.#sharer = sharer;
    if (before !== undefined) this.#deps.hub.media.revoke(before);
    this.#deps.changed();
  }
}
