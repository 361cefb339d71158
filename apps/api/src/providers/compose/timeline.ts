/** Pictures a second of what is composed, and its pixels (live §9: as a camera sends). */
export const COMPOSED = { width: 640, height: 360, framesPerSecond: 15 } as const;

/** Ms without a picture after which a sender shows nothing. */
const STILL_MS = 2000;
/** Uids from here on are of screens (`screenUidOf`), and from there on of telephones. */
const SCREENS_FROM = 1_000_000_000;
const SCREENS_TO = 2_000_000_000;
/** By how much somebody must be louder than who is shown, and for how many seconds. */
const LOUDER = 1.5;
const LOUDER_SECONDS = 2;
/** Bytes of sound a second below which nobody speaks: Opus sends next to nothing for silence. */
const SPEAKS_BYTES = 1000;

/** When a picture of what is composed is shown. */
const msOf = (frame: number): number => (frame * 1000) / COMPOSED.framesPerSecond;

/** Where a picture stands in the file of its track's pictures. */
export interface FramePlace {
  readonly atMs: number;
  readonly isKey: boolean;
  readonly width: number;
  readonly height: number;
  readonly offset: number;
  readonly bytes: number;
}

/** The pictures of one track. */
export interface PictureTrack {
  readonly uid: number;
  readonly frames: readonly FramePlace[];
}

/** Who stands large from a moment on, as the host chose; null: nobody. */
export interface HomeChange {
  readonly ms: number;
  readonly home: number | null;
}

/** What one may be shown of: a track from its first picture until it stands still, of one size. */
export interface PictureSpan {
  readonly track: number;
  readonly uid: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** One stretch of what is composed, in pictures of it. */
export interface Segment {
  /** Null: nobody is seen. */
  readonly track: number | null;
  readonly from: number;
  readonly to: number;
}

/** Parts a track where it stands still, and where its pictures become of another size. */
export function spansOf(tracks: readonly PictureTrack[]): PictureSpan[] {
  return tracks.flatMap(({ uid, frames }, track) => {
    const spans: PictureSpan[] = [];
    let first: FramePlace | undefined;
    let last: FramePlace | undefined;
    const end = (toMs: number): void => {
      if (first && toMs > first.atMs) spans.push({ track, uid, fromMs: first.atMs, toMs });
    };
    for (const frame of frames) {
      const isOther = first?.width !== frame.width || first.height !== frame.height;
      const isAfterPause = last !== undefined && frame.atMs - last.atMs > STILL_MS;
      if (isOther || isAfterPause) {
        if (last) end(isAfterPause ? last.atMs : frame.atMs);
        first = frame;
      }
      last = frame;
    }
    if (last) end(last.atMs + 1000 / COMPOSED.framesPerSecond);
    return spans;
  });
}

/** Bytes of sound in each second, by who said it. */
export type Loudness = ReadonlyMap<number, readonly number[]>;

/** Who speaks in each second; who is shown stays until another is clearly louder for a while. */
export function speakersOf(loudness: Loudness, seconds: number): (number | null)[] {
  let shown: number | null = null;
  let rival: number | null = null;
  let lasts = 0;
  return Array.from({ length: seconds }, (_, second) => {
    const now = shown === null ? 0 : (loudness.get(shown)?.[second] ?? 0);
    let [best, most]: [number | null, number] = [null, Math.max(SPEAKS_BYTES, now * LOUDER)];
    for (const [uid, bytes] of loudness) {
      if (uid !== shown && (bytes[second] ?? 0) > most) [best, most] = [uid, bytes[second] ?? 0];
    }
    lasts = best !== null && best === rival ? lasts + 1 : 1;
    rival = best;
    if (best !== null && (shown === null || lasts >= LOUDER_SECONDS)) shown = best;
    return shown;
  });
}

/** What there is to choose from. */
export interface Shown {
  readonly spans: readonly PictureSpan[];
  readonly homes: readonly HomeChange[];
  /** By second. */
  readonly speakers: readonly (number | null)[];
}

/**
 * Who is shown when: whom the host has chosen, else a screen, else who speaks, else who has been
 * seen longest. Each stretch begins and ends with a picture of what is composed.
 */
export function segmentsOf({ spans, homes, speakers }: Shown, totalMs: number): Segment[] {
  const total = Math.max(1, Math.round((totalMs * COMPOSED.framesPerSecond) / 1000));
  const segments: {
    track: number | null;
    span: PictureSpan | undefined;
    from: number;
    to: number;
  }[] = [];
  for (let frame = 0; frame < total; frame += 1) {
    const ms = msOf(frame);
    const seen = spans.filter(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
    const home = homes.findLast((change) => change.ms <= ms)?.home ?? null;
    const speaker = speakers[Math.floor(ms / 1000)] ?? null;
    const span =
      seen.find(({ uid }) => uid === home) ??
      seen.find(({ uid }) => uid >= SCREENS_FROM && uid < SCREENS_TO) ??
      seen.find(({ uid }) => uid === speaker) ??
      seen.toSorted((one, other) => one.fromMs - other.fromMs)[0];
    const last = segments.at(-1);
    if (last !== undefined && last.span === span) last.to = frame + 1;
    else segments.push({ track: span?.track ?? null, span, from: frame, to: frame + 1 });
  }
  return segments.map(({ track, from, to }) => ({ track, from, to }));
}

/** The pictures that a stretch is made of: from the last whole one before it on. */
export function framesFor(
  frames: readonly FramePlace[],
  { from, to }: Pick<Segment, 'from' | 'to'>,
): readonly FramePlace[] {
  const fromMs = msOf(from);
  const begins = frames.findLastIndex(({ isKey, atMs }) => isKey && atMs <= fromMs);
  const first = begins < 0 ? frames.findIndex(({ isKey }) => isKey) : begins;
  if (first < 0) return [];
  return frames.slice(first).filter(({ atMs }) => atMs < msOf(to));
}
