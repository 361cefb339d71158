import type { MediaKind } from '@rostra/contract/live';
import type { ToSfu } from '../../../sfu/protocol.ts';
import type { MediaPublisher } from './MediaPublisher.ts';
import type { MediaSession } from './MediaSession.ts';

/** A member's visibility and media before a change of rights. */
type MemberContext = Pick<MediaSession, 'isHidden' | 'seesHidden' | 'sent' | 'receives'>;

/** A video to hide from a viewer or to show to them. */
interface HiddenPair {
  readonly sender: MediaSession;
  readonly viewer: MediaSession;
  readonly isShown: boolean;
}

/**
 * The media members receive of each other: announced to them, and withdrawn when their right ends.
 */
export class ShownMedia {
  readonly #publisher: MediaPublisher;
  readonly #toSfu: (message: ToSfu) => void;

  constructor(publisher: MediaPublisher, toSfu: (message: ToSfu) => void) {
    this.#publisher = publisher;
    this.#toSfu = toSfu;
  }

  /** Notifies the SFU and the others of media that has started or stopped. */
  publishFlow(session: MediaSession, before: readonly MediaKind[]): void {
    this.#toSfu({ type: 'allow', peer: session.key, kinds: session.sent });
    this.#publisher.publishFlow(session, before);
  }

  /** Applies a member's changed rights. */
  handleRights(session: MediaSession, before: MemberContext): void {
    this.publishFlow(session, before.sent);
    if (!before.receives && session.receives) this.#publisher.notifySenders(session);
    if (before.receives && !session.receives) this.#withhold(session);
    for (const { sender, viewer, isShown } of this.#hiddenPairs(session, before)) {
      if (!isShown) this.#takeFrom(viewer, sender, 'video');
      const payload = { uid: sender.claims.uid, kind: 'video' } as const;
      viewer.notify({ event: isShown ? 'published' : 'unpublished', payload });
    }
  }

  /** Withdraws all media that a member receives from others. */
  #withhold(session: MediaSession): void {
    for (const other of this.#publisher.others(session)) {
      const { uid } = other.claims;
      for (const kind of other.sent) {
        this.#takeFrom(session, other, kind);
        session.notify({ event: 'unpublished', payload: { uid, kind } });
      }
    }
  }

  /**
   * Returns the hidden videos whose visibility changes: the member's own if they are hidden or
   * shown, and those of others if the member joins or leaves the stage.
   *
   * @param before the member's visibility and media until now
   * @returns each video with the viewer it is hidden from or shown to
   */
  #hiddenPairs(session: MediaSession, before: MemberContext): readonly HiddenPair[] {
    const others = this.#publisher.others(session);
    const isSent = before.sent.includes('video') && session.sent.includes('video');
    const own = others.filter(
      ({ receives, seesHidden }) =>
        isSent && before.isHidden !== session.isHidden && receives && !seesHidden,
    );
    const theirs = others.filter(
      ({ isHidden, sent }) =>
        before.receives &&
        session.receives &&
        before.seesHidden !== session.seesHidden &&
        isHidden &&
        sent.includes('video'),
    );
    return [
      ...own.map((viewer) => ({ sender: session, viewer, isShown: !session.isHidden })),
      ...theirs.map((sender) => ({ sender, viewer: session, isShown: session.seesHidden })),
    ];
  }

  #takeFrom(viewer: MediaSession, sender: MediaSession, kind: MediaKind): void {
    this.#toSfu({ type: 'unsubscribe', peer: viewer.key, from: sender.key, kind });
  }
}
