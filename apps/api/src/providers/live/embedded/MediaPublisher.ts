import type {
  MediaEventName,
  MediaEvents,
  MediaFrame,
  MediaKind,
  Uid,
} from '@rostra/contract/live';
import type { MediaSession } from './MediaSession.ts';

/** Publishes presence and media changes to a channel's members. */
export class MediaPublisher {
  readonly #sessions: ReadonlyMap<Uid, MediaSession>;

  constructor(sessions: ReadonlyMap<Uid, MediaSession>) {
    this.#sessions = sessions;
  }

  others(session: MediaSession): MediaSession[] {
    return Array.from(this.#sessions.values()).filter(
      (other) => other !== session && other.claims.channel === session.claims.channel,
    );
  }

  /** Sends the list of members to a new or returning member: they have missed changes. */
  publishWhoIsThere(session: MediaSession): void {
    const hosts = this.others(session).filter(({ role }) => role === 'host');
    session.notify({
      senders: hosts.map((host) => ({
        uid: host.claims.uid,
        kinds: session.receives ? host.shownTo(session) : [],
      })),
    });
    for (const { claims } of hosts) {
      session.notify({ event: 'userJoined', payload: { uid: claims.uid } });
    }
    this.notifySenders(session);
  }

  /** Sends the media of others to a member with the right to receive them. */
  notifySenders(session: MediaSession): void {
    if (!session.receives) return;
    for (const other of this.others(session)) {
      for (const kind of other.shownTo(session)) {
        session.notify({ event: 'published', payload: { uid: other.claims.uid, kind } });
      }
    }
  }

  /** Publishes a member's started and stopped media to those with the right to receive them. */
  publishFlow(session: MediaSession, before: readonly MediaKind[]): void {
    const { uid } = session.claims;
    const receivers = this.others(session).filter(({ receives }) => receives);
    for (const other of receivers) {
      const [was, now] = [session.shownTo(other, before), session.shownTo(other)];
      for (const kind of was.filter((one) => !now.includes(one))) {
        other.notify({ event: 'unpublished', payload: { uid, kind } });
      }
      for (const kind of now.filter((one) => !was.includes(one))) {
        other.notify({ event: 'published', payload: { uid, kind } });
      }
    }
  }

  publishToOthers<Name extends MediaEventName>(
    session: MediaSession,
    event: Name,
    payload: MediaEvents[Name],
  ): void {
    for (const other of this.others(session)) other.notify({ event, payload } as MediaFrame);
  }
}
