import type { ArticleCardData } from '../ArticleCard/index.ts';
import type { PayOffer } from '../PayButton/index.ts';

/** An article's file; without an address it becomes available with the full text. */
export interface ArticleFile {
  name: string;
  /** Bytes. */
  size: number;
  /** The address passed to `onDownload`; null if the reader may not open the file yet. */
  fileUrl: string | null;
}

/** One article as its page shows it. */
export interface ArticleViewData extends ArticleCardData {
  authorTitle: string | null;
  keyData: readonly { label: string; value: string }[];
  risks: readonly string[];
  opportunities: readonly string[];
  /** Title of the original publication. */
  repostTitle: string | null;
  repostUrl: string | null;
  /** Sanitized by the server: the full text, or the part before the paywall. */
  bodyHtml: string;
  /** False if `bodyHtml` ends at the paywall. */
  isComplete: boolean;
  entitledBy: 'free' | 'limited_free' | 'bought' | 'card' | 'vip' | null;
  offers: readonly PayOffer[];
  files: readonly ArticleFile[];
  /** The same article in the other language. */
  translation: { href: string; lang: 'zh' | 'en' } | null;
  likes: number;
  dislikes: number;
  myReaction: 'like' | 'dislike' | 'none';
  /** The person to contact if the article is not available to this reader's organization. */
  restrictedContact: { name: string; contact: string } | null;
}

export interface ArticleComment {
  id: number;
  body: string;
  authorName: string;
  createdAt: Date;
  isMine: boolean;
}

/** A reason for a dislike, from the dictionary. */
export interface DislikeReason {
  value: string;
  name: string;
}
