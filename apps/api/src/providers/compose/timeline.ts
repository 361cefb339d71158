import { isUidOf } from '@rostra/contract/live';

/** Frame rate and size of the composed video (live §9: the same as a camera's). */
export const COMPOSED = { width: 640, height: 360, framesPerSecond: 15 } as const;

/** Ms without a frame after which a sender counts as not visible. */
const STILL_MS = 2000;
/** Factor by which someone must be louder than the person shown, and for how many seconds. */
const LOUDER = 1.5;
const LOUDER_SECONDS = 2;
/** Bytes of audio per second below which nobody speaks: Opus sends next to nothing for silence. */
const SPEAKS_BYTES = 1000;

/** Returns the time at which a frame of the composed video is shown. */
const msOf = (frame: number): number => (frame * 1000) / COMPOSED.framesPerSecond;

/** The position of a frame in the file of its track's frames. */
export interface FrameSpan {
  readonly atMs: number;
  readonly isKey: boolean;
  readonly width: number;
  readonly height: number;
  readonly offset: number;
  readonly bytes: number;
}

/** The frames of one track. */
export interface VideoTrackSpans {
  readonly uid: number;
  readonly frames: readonly FrameSpan[];
}

/** The member in the spotlight from a moment on, as the host chose; null: nobody. */
export interface SpotlightChange {
  readonly ms: number;
  readonly spotlight: number | null;
}

/** A span that can be shown: a track of one size, from its first frame until it stops. */
export interface VideoSpan {
  readonly track: number;
  readonly uid: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** One segment of the composed video, in frames. */
export interface Segment {
  /** Null: nobody is visible. */
  readonly track: number | null;
  readonly from: number;
  readonly to: number;
}

/** Splits a track where it pauses and where its image size changes. */
export function spansOf(tracks: readonly VideoTrackSpans[]): VideoSpan[] {
  return tracks.flatMap(({ uid, frames }, track) => {
    const spans: VideoSpan[] = [];
    let first: FrameSpan | undefined;
    let last: FrameSpan | undefined;
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

/** Bytes of audio in each second, by speaker. */
export type Loudness = ReadonlyMap<number, readonly number[]>;

/**
 * Returns the speaker of each second. The person shown stays until another is clearly louder for a
 * while.
 */
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

/** The spans, spotlight changes and speakers to choose from. */
export interface Shown {
  readonly spans: readonly VideoSpan[];
  readonly spotlights: readonly SpotlightChange[];
  /** By second. */
  readonly speakers: readonly (number | null)[];
}

/**
 * Returns the segments of the composed video. In order of priority, it shows the member in the
 * spotlight, a screen share, the current speaker, or the member seen longest. Each segment starts
 * and ends on a frame of the composed video.
 */
export function segmentsOf({ spans, spotlights, speakers }: Shown, totalMs: number): Segment[] {
  const total = Math.max(1, Math.round((totalMs * COMPOSED.framesPerSecond) / 1000));
  const segments: {
    track: number | null;
    span: VideoSpan | undefined;
    from: number;
    to: number;
  }[] = [];
  for (let frame = 0; frame < total; frame += 1) {
    const ms = msOf(frame);
    const seen = spans.filter(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
    const spotlight = spotlights.findLast((change) => change.ms <= ms)?.spotlight ?? null;
    const speaker = speakers[Math.floor(ms / 1000)] ?? null;
    const span =
      seen.find(({ uid }) => uid === spotlight) ??
      seen.find(({ uid }) => isUidOf('screens', uid)) ??
      seen.find(({ uid }) => uid === speaker) ??
      seen.toSorted((one, other) => one.fromMs - other.fromMs)[0];
    const last = segments.at(-1);
    if (last !== undefined && last.span === span) last.to = frame + 1;
    else segments.push({ track: span?.track ?? null, span, from: frame, to: frame + 1 });
  }
  return segments.map(({ track, from, to }) => ({ track, from, to }));
}

/** Returns the frames that a segment needs, from the key frame before it on. */
export function framesFor(
  frames: readonly FrameSpan[],
  { from, to }: Pick<Segment, 'from' | 'to'>,
): readonly FrameSpan[] {
  const fromMs = msOf(from);
  const begins = frames.findLastIndex(({ isKey, atMs }) => isKey && atMs <= fromMs);
  const first = begins < 0 ? frames.findIndex(({ isKey }) => isKey) : begins;
  if (first < 0) return [];
  return frames.slice(first).filter(({ atMs }) => atMs < msOf(to));
}
