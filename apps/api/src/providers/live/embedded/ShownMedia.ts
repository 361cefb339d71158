import type { MediaKind } from '@rostra/contract/live';
import type { ToSfu } from '../../../sfu/protocol.ts';
import type { MediaNews } from './MediaNews.ts';
import type { MediaSession } from './MediaSession.ts';

/** How somebody stood, and what he sent, before his rights were others. */
type Standing = Pick<MediaSession, 'isHidden' | 'seesHidden' | 'sent' | 'receives'>;

/** A picture that is kept from somebody or shown to him. */
interface HiddenPair {
  readonly sender: MediaSession;
  readonly viewer: MediaSession;
  readonly isShown: boolean;
}

/** What members hear and see of each other: told to them, and taken from who may no longer. */
export class ShownMedia {
  readonly #news: MediaNews;
  readonly #toSfu: (message: ToSfu) => void;

  constructor(news: MediaNews, toSfu: (message: ToSfu) => void) {
    this.#news = news;
    this.#toSfu = toSfu;
  }

  /** Tells the SFU and the others what has begun and ended to be sent. */
  tellFlow(session: MediaSession, before: readonly MediaKind[]): void {
    this.#toSfu({ type: 'allow', peer: session.key, kinds: session.sent });
    this.#news.tellFlow(session, before);
  }

  /** What follows from other rights of somebody. */
  handleRights(session: MediaSession, before: Standing): void {
    this.tellFlow(session, before.sent);
    if (!before.receives && session.receives) this.#news.tellSenders(session);
    if (before.receives && !session.receives) this.#withhold(session);
    for (const { sender, viewer, isShown } of this.#hiddenPairs(session, before)) {
      if (!isShown) this.#takeFrom(viewer, sender, 'video');
      const payload = { uid: sender.claims.uid, kind: 'video' } as const;
      viewer.tell({ event: isShown ? 'published' : 'unpublished', payload });
    }
  }

  /** Takes away what a member hears and sees of others. */
  #withhold(session: MediaSession): void {
    for (const other of this.#news.others(session)) {
      const { uid } = other.claims;
      for (const kind of other.sent) {
        this.#takeFrom(session, other, kind);
        session.tell({ event: 'unpublished', payload: { uid, kind } });
      }
    }
  }

  /**
   * Whose hidden pictures somebody sees from now on, or no longer: his own, where he is hidden or shown,
   * and those of others, where he comes on stage or leaves it.
   *
   * @param before how he stood, and what he sent, until now
   * @returns each picture with who it is kept from or shown to
   */
  #hiddenPairs(session: MediaSession, before: Standing): readonly HiddenPair[] {
    const others = this.#news.others(session);
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
