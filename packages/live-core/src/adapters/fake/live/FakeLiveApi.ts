import type {
  Attendee,
  ChatMessage,
  LiveLayout,
  LiveLists,
  LiveSessionOptions,
  LiveState,
  LiveTokens,
  MemberAction,
  ScreenTicket,
  StoppedKind,
} from '@rostra/contract/live';
import { PortError } from '../../../ports/PortError.ts';
import type { AudiencePage, LiveApi } from '../../../session/LiveApi.ts';
import { LiveError } from '../../../session/LiveError.ts';
import type { FakeHub } from '../FakeHub.ts';
import type { FakeLive } from './FakeLive.ts';
import type { FakeMember } from './FakeMember.ts';
import { FakeRefusal } from './refuse.ts';

/** Converts a refusal to its cause, by the server's reason. */
export type CauseOf = (refusal: FakeRefusal) => unknown;

/** One member's calls to a `FakeLive`, over their link. */
export class FakeLiveApi implements LiveApi {
  /** Names of the calls made, in order. */
  readonly calls: (keyof LiveApi)[] = [];
  /** Converts a refusal to the caller's cause. */
  causeOf: CauseOf = (refusal) => refusal;
  readonly #hub: FakeHub;
  readonly #live: FakeLive;
  readonly #id: number;

  constructor(hub: FakeHub, live: FakeLive, userId: number) {
    this.#hub = hub;
    this.#live = live;
    this.#id = userId;
  }

  postLiveToken({ password }: { password?: string }): Promise<LiveSessionOptions> {
    return this.#ask('postLiveToken', ({ id }) => this.#live.enter(id, password));
  }

  postRefreshToken(): Promise<LiveTokens> {
    return this.#ask('postRefreshToken', (by) => this.#live.refreshTokens(by));
  }

  putPrepareLives(): Promise<{ live_state: LiveState }> {
    return this.#ask('putPrepareLives', (by) => this.#live.act(by, 'prepare'));
  }

  putStartLives(): Promise<{ live_state: LiveState }> {
    return this.#ask('putStartLives', (by) => this.#live.act(by, 'start'));
  }

  putStopLives(): Promise<{ live_state: LiveState }> {
    return this.#ask('putStopLives', (by) => this.#live.act(by, 'unpublish'));
  }

  putAudienceStopLive(): Promise<{ live_state: LiveState }> {
    return this.#ask('putAudienceStopLive', (by) => this.#live.act(by, 'preStop'));
  }

  setMemberInfo(input: {
    user_id: number;
    action: MemberAction;
    name?: string;
    volume?: number;
  }): Promise<LiveLists> {
    return this.#ask('setMemberInfo', (by) => {
      const of = this.#live.member(input.user_id);
      const { action, name, volume } = input;
      return this.#live.change({ by, of, action, name, volume });
    });
  }

  getMemberList({ page, keyword }: { page: number; keyword?: string }): Promise<AudiencePage> {
    return this.#ask('getMemberList', (by) => {
      if (this.#hub.faults.isAudienceSilent) throw new LiveError('network');
      return this.#live.audience(by, page, keyword);
    });
  }

  refreshAttendees(): Promise<LiveLists> {
    return this.#ask('refreshAttendees', (by) => this.#live.lists(by));
  }

  getPrimaryAttendees(): Promise<{ experts: readonly Attendee[] }> {
    return this.#ask('getPrimaryAttendees', (by) => ({ experts: this.#live.primary(by) }));
  }

  getLiveMessages({ before }: { before?: number }): Promise<readonly ChatMessage[]> {
    return this.#ask('getLiveMessages', (by) => this.#live.chat.page(by, before));
  }

  postLiveMessage(input: { msg: string; client_id: string }): Promise<ChatMessage> {
    return this.#ask('postLiveMessage', (by) => {
      const { message, isNew } = this.#live.chat.post(by, input, this.#live.now());
      if (isNew) this.#live.announce({ type: 'chat', message });
      return message;
    });
  }

  deleteLiveMessage({ message_id }: { message_id: number }): Promise<{ id: number }> {
    return this.#ask('deleteLiveMessage', (by) => {
      this.#live.chat.remove(by, message_id);
      this.#live.announce({ type: 'chat_removed', id: message_id });
      return { id: message_id };
    });
  }

  putPublicChannel({ allow }: { allow: boolean }): Promise<LiveLists> {
    return this.#ask('putPublicChannel', (by) => this.#live.allowPublicChannel(by, allow));
  }

  putAnnouncement({ announcement }: { announcement: string | null }): Promise<LiveLists> {
    return this.#ask('putAnnouncement', (by) => this.#live.announceToAll(by, announcement));
  }

  postSetHomeScreen(input: {
    primary_user_id: number | null;
  }): Promise<{ setHomeUid: string | null }> {
    const { primary_user_id: id } = input;
    return this.#ask('postSetHomeScreen', (by) =>
      this.#live.setSpotlight(by, id === null ? undefined : this.#live.member(id)),
    );
  }

  postKicking({ user_id }: { user_id: number; reason?: string }): Promise<LiveLists> {
    return this.#ask('postKicking', (by) => this.#live.kick(by, user_id));
  }

  putBackground({ url }: { url: string | null }): Promise<{ backgroundUrl: string | null }> {
    return this.#ask('putBackground', (by) => {
      this.#live.setLook(by, { backgroundUrl: url ?? undefined });
      return { backgroundUrl: url };
    });
  }

  putLayout({ layout }: { layout: LiveLayout }): Promise<{ layout: LiveLayout }> {
    return this.#ask('putLayout', (by) => {
      this.#live.setLook(by, { layout: layout === 'grid' ? undefined : layout });
      return { layout };
    });
  }

  putVoiceChange({ is_changed }: { is_changed: boolean }): Promise<{ is_changed: boolean }> {
    return this.#ask('putVoiceChange', (by) => {
      this.#live.setVoiceChanged(by, is_changed);
      return { is_changed };
    });
  }

  postScreenToken(): Promise<ScreenTicket> {
    return this.#ask('postScreenToken', (by) => this.#live.screens.share(by));
  }

  putStopMedia(input: {
    user_id: number;
    kind: StoppedKind;
  }): Promise<{ shareScreenId: string | null }> {
    return this.#ask('putStopMedia', (by) =>
      this.#live.screens.stop(by, this.#live.member(input.user_id), input.kind),
    );
  }

  async #ask<Result>(name: keyof LiveApi, act: (by: FakeMember) => Result): Promise<Result> {
    this.calls.push(name);
    try {
      const { uid } = this.#live.member(this.#id);
      return structuredClone(await this.#hub.link(uid).ask(() => act(this.#live.member(this.#id))));
    } catch (error) {
      // Nobody answered, and the call timed out.
      if (error instanceof PortError) throw new LiveError('network', { cause: error });
      if (error instanceof LiveError && error.cause instanceof FakeRefusal) {
        const { code, eventId, opensAt } = error;
        throw new LiveError(code, { eventId, opensAt, cause: this.causeOf(error.cause) });
      }
      throw error;
    }
  }
}
