import { LIVE_TILES_MAX } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { RemoteKind } from '../../ports/RemoteMedia.ts';
import type { RemoteUser, RtcCloseReason, RtcEvents, RtcRole } from '../../ports/RtcSession.ts';
import type { Uid } from '@rostra/contract/live';
import type { FakeServerDeps } from './FakeServerDeps.ts';

/** Server actions on one joined session. */
export interface MediaClient {
  readonly notify: <Name extends keyof RtcEvents>(name: Name, payload: RtcEvents[Name]) => void;
  readonly close: (reason: RtcCloseReason) => void;
}

interface Participant {
  readonly channel: string;
  readonly client: MediaClient;
  role: RtcRole;
  /** The media currently sent and audible or visible. */
  readonly sends: Map<RemoteKind, MediaStreamTrack>;
}

/** Media for all channels of a fake world: senders, media and receivers. */
export class FakeMediaServer {
  readonly #deps: FakeServerDeps;
  readonly #participants = new Map<Uid, Participant>();
  readonly #banned = new Set<Uid>();
  /** Decides on sending; without it, everyone may send. */
  mayPublish: ((uid: Uid) => boolean) | undefined;

  constructor(deps: FakeServerDeps) {
    this.#deps = deps;
  }

  /** @throws PortError `banned`, `auth`, `token-expired`, and the hub's fault */
  join(
    uid: Uid,
    joining: { channel: string; token: string; role: RtcRole; client: MediaClient },
  ): void {
    const { media } = this.#deps.faults;
    if (media) throw new PortError(media, 'A fault of the media');
    if (this.#banned.has(uid)) throw new PortError('banned', 'This member was removed');
    this.#deps.tokens.check(joining.token, uid);
    const older = this.#participants.get(uid);
    if (older) {
      this.leave(uid, older.client, 'left');
      older.client.close('uid-conflict');
    }
    const { channel, role, client } = joining;
    this.#participants.set(uid, { channel, role, client, sends: new Map() });
    // After the answer to the join, as with every provider.
    this.#deps.clock.schedule(0, () => this.#describe(uid, client));
    // Members who only listen are not announced.
    if (role === 'host') this.#publishToOthers(uid, 'userJoined', { uid });
  }

  leave(uid: Uid, client: MediaClient, reason: 'left' | 'timeout'): void {
    const leaving = this.#participants.get(uid);
    if (leaving?.client !== client) return;
    if (leaving.role === 'host') this.#publishToOthers(uid, 'userLeft', { uid, reason });
    this.#participants.delete(uid);
  }

  setRole(uid: Uid, role: RtcRole): void {
    const participant = this.#require(uid);
    if (participant.role === role) return;
    if (role === 'host' && this.mayPublish?.(uid) === false) {
      throw new PortError('invalid-state', 'This member may only listen');
    }
    participant.role = role;
    if (role === 'host') {
      this.#publishToOthers(uid, 'userJoined', { uid });
      return;
    }
    for (const kind of participant.sends.keys()) this.stop(uid, kind);
    this.#publishToOthers(uid, 'userLeft', { uid, reason: 'became-audience' });
  }

  /**
   * @throws PortError `invalid-state` for members without the right to send, `limit` for a thirteenth video
   */
  send(uid: Uid, kind: RemoteKind, media: MediaStreamTrack): void {
    const participant = this.#require(uid);
    if (participant.role !== 'host') throw new PortError('invalid-state', 'The audience listens');
    if (participant.sends.has(kind)) return;
    const videos = this.#others(uid).filter(([, { sends }]) => sends.has('video')).length;
    if (kind === 'video' && videos >= LIVE_TILES_MAX) {
      throw new PortError('limit', 'Twelve pictures are sent already');
    }
    participant.sends.set(kind, media);
    this.#publishToOthers(uid, 'published', { uid, kind });
  }

  stop(uid: Uid, kind: RemoteKind): void {
    if (!this.#participants.get(uid)?.sends.delete(kind)) return;
    this.#publishToOthers(uid, 'unpublished', { uid, kind });
  }

  /** @throws PortError `invalid-state` if nothing of that kind is sent */
  media(uid: Uid, kind: RemoteKind): MediaStreamTrack {
    const media = this.#participants.get(uid)?.sends.get(kind);
    if (!media) throw new PortError('invalid-state', `${uid} sends no ${kind}`);
    return media;
  }

  usersSeenBy(uid: Uid): readonly RemoteUser[] {
    return this.#others(uid)
      .filter(([, { role }]) => role === 'host')
      .map(([other, { sends }]) => ({
        uid: other,
        hasAudio: sends.has('audio'),
        hasVideo: sends.has('video'),
      }));
  }

  ban(uid: Uid): void {
    this.#banned.add(uid);
    this.end(uid, 'banned');
  }

  /** Ends a member's session from the server's side. */
  end(uid: Uid, reason: RtcCloseReason): void {
    const participant = this.#participants.get(uid);
    if (!participant) return;
    this.leave(uid, participant.client, 'left');
    participant.client.close(reason);
  }

  /** Revokes the right to send at once, regardless of the client. */
  revoke(uid: Uid): void {
    if (this.#participants.get(uid)?.role === 'host') this.setRole(uid, 'audience');
  }

  /** Emits an event to one member, such as the quality of their connection. */
  notify<Name extends keyof RtcEvents>(uid: Uid, name: Name, payload: RtcEvents[Name]): void {
    this.#participants.get(uid)?.client.notify(name, payload);
  }

  /** Restarts the media process; nothing is sent meanwhile. */
  restart(pauseMs: number): void {
    for (const [uid, { sends }] of this.#participants) {
      for (const kind of sends.keys()) this.#publishToOthers(uid, 'unpublished', { uid, kind });
    }
    this.#deps.clock.schedule(pauseMs, () => {
      for (const [uid, { sends }] of this.#participants) {
        for (const kind of sends.keys()) this.#publishToOthers(uid, 'published', { uid, kind });
      }
    });
  }

  /** Announces present members and their media to a new one. */
  #describe(uid: Uid, client: MediaClient): void {
    for (const [other, { role, sends }] of this.#others(uid)) {
      if (role === 'host') client.notify('userJoined', { uid: other });
      for (const kind of sends.keys()) client.notify('published', { uid: other, kind });
    }
  }

  #require(uid: Uid): Participant {
    const participant = this.#participants.get(uid);
    if (!participant) throw new PortError('invalid-state', 'Not joined');
    return participant;
  }

  #others(uid: Uid): [Uid, Participant][] {
    const channel = this.#participants.get(uid)?.channel;
    return [...this.#participants].filter(
      ([other, participant]) => other !== uid && participant.channel === channel,
    );
  }

  #publishToOthers<Name extends keyof RtcEvents>(
    uid: Uid,
    name: Name,
    payload: RtcEvents[Name],
  ): void {
    for (const [, { client }] of this.#others(uid)) client.notify(name, payload);
  }
}
