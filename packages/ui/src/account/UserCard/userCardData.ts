/** A tournament's badge that a person won (platform §3). */
export interface TournamentBadge {
  id: number;
  /** The reason for the award, in the reader's language. */
  description: string;
  imageUrl: string;
}

/** Levels of authors, from the least: Tier 3, Tier 2, Tier 1, Silver, Gold (platform §9). */
export type AuthorTier = 1 | 2 | 3 | 4 | 5;

/** A person as lists and pages show them: by their chosen identity in the community. */
export interface UserCardData {
  id: number;
  /** The personal homepage; null where there is none to open. */
  href: string | null;
  /** Real name or nickname, whichever was chosen. */
  name: string;
  avatarUrl?: string | null | undefined;
  position?: string | null | undefined;
  /** Null where the person chose not to show it. */
  company?: string | null | undefined;
  tier?: AuthorTier | null | undefined;
  /** The role that the platform gave them. */
  role?: 'expert' | 'analyst' | null | undefined;
  hasVip?: boolean | undefined;
  badges?: readonly TournamentBadge[] | undefined;
  introduction?: string | null | undefined;
  /** Published viewpoints and followers; left out where they are not disclosed. */
  counts?: { viewpoints: number; followers: number } | undefined;
}
