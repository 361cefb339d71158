import type { ArticleCardData } from '../ArticleCard/index.ts';
import type { PayOffer } from '../PayButton/index.ts';

/** A file of an article; without an address it opens with the text. */
export interface ArticleFile {
  name: string;
  /** Bytes. */
  size: number;
  /** What `onDownload` is called with; null while the reader may not have it. */
  fileUrl: string | null;
}

/** One article as its screen shows it. */
export interface ArticleViewData extends ArticleCardData {
  authorTitle: string | null;
  keyData: readonly { label: string; value: string }[];
  risks: readonly string[];
  opportunities: readonly string[];
  /** Where it was published before. */
  repostTitle: string | null;
  repostUrl: string | null;
  /** Sanitized by the server: all, or the part before the paywall. */
  bodyHtml: string;
  /** False when `bodyHtml` ends at the paywall. */
  isComplete: boolean;
  entitledBy: 'free' | 'limited_free' | 'bought' | 'card' | 'vip' | null;
  offers: readonly PayOffer[];
  files: readonly ArticleFile[];
  /** The same piece in the other language. */
  translation: { href: string; lang: 'zh' | 'en' } | null;
  likes: number;
  dislikes: number;
  myReaction: 'like' | 'dislike' | 'none';
  /** Whom to ask when the text is kept from this reader's organization. */
  restrictedContact: { name: string; contact: string } | null;
}

export interface ArticleComment {
  id: number;
  body: string;
  authorName: string;
  createdAt: Date;
  isMine: boolean;
}

/** A reason of a dislike, from the dictionary. */
export interface DislikeReason {
  value: string;
  name: string;
}
