import type { LiveLayout, Uid } from '@rostra/contract/live';
import type { StageTile } from '@rostra/live-core';

/** The tile of the document that everyone sees. */
export const DOCUMENT = 'document';

/** What is on stage, and how the host has laid it out. */
export interface Stage {
  readonly tiles: readonly StageTile[];
  /** Whose picture the host has put there. */
  readonly home: Uid | null;
  readonly hasDocument: boolean;
  readonly layout: LiveLayout;
  /** Who has the floor. */
  readonly speaker: Uid | null;
}

/** Tiles in their order, by uid or `DOCUMENT`. */
export interface Arrangement {
  readonly ids: readonly string[];
  /** That stands large. */
  readonly large: string | null;
}

/**
 * What is presented: a screen that is shown, until the host puts somebody's picture there (LMED-15); else
 * the document that all see, else the home screen.
 */
function presentedIn({ tiles, home, hasDocument }: Stage): string | null {
  const screen = tiles.find(({ kind }) => kind === 'screen');
  if (hasDocument && !screen) return DOCUMENT;
  const uid = home ?? screen?.uid;
  return uid === undefined ? null : String(uid);
}

/** The speaker, else the host, else who stands first. */
const leadsOf = (tiles: readonly StageTile[], speaker: Uid | null): StageTile | undefined =>
  tiles.find(({ uid }) => uid === speaker) ??
  tiles.find(({ member }) => member.role === 'broadcaster') ??
  tiles[0];

/** Who leads where nothing is presented: oneself last, but in a presentation, which is the same to all. */
function leaderOf({ tiles, speaker, layout }: Stage): string | null {
  const cameras = tiles.filter(({ kind }) => kind === 'camera');
  const others = cameras.filter(({ isMe }) => !isMe || layout === 'presentation');
  const found = leadsOf(others, speaker) ?? cameras[0];
  return found ? String(found.uid) : null;
}

/**
 * The stage as the host wants all to see it (LHST-17): everyone alike, who speaks large, or what is
 * presented with the speaker beside it. What is left out is not received.
 */
export function arrangeStage(stage: Stage): Arrangement {
  const { tiles, hasDocument, layout, speaker } = stage;
  const all = [...(hasDocument ? [DOCUMENT] : []), ...tiles.map(({ uid }) => String(uid))];
  const presented = presentedIn(stage);
  if (layout === 'grid') return { ids: all, large: presented };
  const large = presented ?? leaderOf(stage);
  if (layout === 'speaker') return { ids: all, large };
  const beside = speaker === null ? leaderOf(stage) : String(speaker);
  return { ids: all.filter((id) => id === large || id === beside), large };
}
