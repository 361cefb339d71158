import type { LiveLayout, Uid } from '@rostra/contract/live';
import type { StageTile } from '@rostra/live-core';

/** ID of the tile of the shared document. */
export const DOCUMENT = 'document';

/** The tiles on stage, and the host's layout. */
export interface Stage {
  readonly tiles: readonly StageTile[];
  /** The member whom the host put in the spotlight. */
  readonly spotlight: Uid | null;
  readonly hasDocument: boolean;
  readonly layout: LiveLayout;
  /** The active speaker. */
  readonly speaker: Uid | null;
}

/** Tiles in order, by uid or `DOCUMENT`. */
export interface Arrangement {
  readonly ids: readonly string[];
  /** The large tile. */
  readonly large: string | null;
}

/**
 * Returns the presented tile: a shared screen, until the host puts a member in the spotlight
 * (LMED-15). Without a screen it is the shared document, else the spotlight.
 */
function presentedIn({ tiles, spotlight, hasDocument }: Stage): string | null {
  const screen = tiles.find(({ kind }) => kind === 'screen');
  if (hasDocument && !screen) return DOCUMENT;
  const uid = spotlight ?? screen?.uid;
  return uid === undefined ? null : String(uid);
}

/** Returns the active speaker, else the host, else the first member. */
const leadsOf = (tiles: readonly StageTile[], speaker: Uid | null): StageTile | undefined =>
  tiles.find(({ uid }) => uid === speaker) ??
  tiles.find(({ member }) => member.role === 'broadcaster') ??
  tiles[0];

/**
 * Returns the leading member without a presentation. The user comes last, except in the presentation
 * layout, which is the same for everyone.
 */
function leaderOf({ tiles, speaker, layout }: Stage): string | null {
  const cameras = tiles.filter(({ kind }) => kind === 'camera');
  const others = cameras.filter(({ isMe }) => !isMe || layout === 'presentation');
  const found = leadsOf(others, speaker) ?? cameras[0];
  return found ? String(found.uid) : null;
}

/**
 * Arranges the stage as the host laid it out (LHST-17): equal tiles, a large speaker, or the
 * presentation with the speaker beside it. Tiles left out are not received.
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
