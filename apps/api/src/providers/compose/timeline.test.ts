import { describe, expect, it } from 'vitest';
import { framesFor, segmentsOf, spansOf, speakersOf } from './timeline.ts';
import type { FrameSpan, SpotlightChange, VideoSpan } from './timeline.ts';

const SCREEN = 1_000_000_007;

const frame = (atMs: number, width = 640, isKey = false): FrameSpan => ({
  atMs,
  isKey,
  width,
  height: width / 2,
  offset: atMs,
  bytes: 10,
});
const camera = (from: number, to: number, width = 640): FrameSpan[] =>
  Array.from({ length: (to - from) / 100 }, (_, index) =>
    frame(from + index * 100, width, index % 10 === 0),
  );

describe('spansOf', () => {
  it('splits the track of a camera that was turned off and on into two spans', () => {
    const frames = [...camera(0, 1000), ...camera(5000, 6000)];
    expect(spansOf([{ uid: 7, frames }])).toEqual([
      { track: 0, uid: 7, fromMs: 0, toMs: 900 },
      { track: 0, uid: 7, fromMs: 5000, toMs: expect.closeTo(5967, 0) as number },
    ]);
  });

  it('starts a new span without a gap when the image size changes', () => {
    const frames = [...camera(0, 1000), ...camera(1000, 2000, 320)];
    expect(
      spansOf([{ uid: 7, frames }]).map(({ fromMs, toMs }) => [fromMs, Math.round(toMs)]),
    ).toEqual([
      [0, 1000],
      [1000, 1967],
    ]);
  });

  it('returns no span for a member who sent nothing', () =>
    expect(spansOf([{ uid: 7, frames: [] }])).toEqual([]));
});

describe('speakersOf', () => {
  it.each([
    ['nobody speaks', { 1: [10, 10] }, [null, null]],
    ['a new speaker is shown at once', { 1: [10, 4000], 2: [0, 0] }, [null, 1]],
    ['a word between changes nothing', { 1: [4000, 100, 4000], 2: [0, 4000, 0] }, [1, 1, 1]],
    ['the current speaker stays', { 1: [4000, 0, 0], 2: [0, 4000, 4000] }, [1, 1, 2]],
    ['two at once do not flicker', { 1: [4000, 4000, 4000], 2: [0, 5000, 5000] }, [1, 1, 1]],
  ])('keeps the rule: %s', (_, loudness, shown) => {
    const byUid = new Map(Object.entries(loudness).map(([uid, bytes]) => [Number(uid), bytes]));
    expect(speakersOf(byUid, shown.length)).toEqual(shown);
  });
});

describe('segmentsOf', () => {
  const span = (track: number, uid: number, fromMs = 0, toMs = 2000): VideoSpan => ({
    track,
    uid,
    fromMs,
    toMs,
  });
  const shown = (
    spans: VideoSpan[],
    spotlights: SpotlightChange[] = [],
    speakers: (number | null)[] = [],
  ): (number | null)[][] =>
    segmentsOf({ spans, spotlights, speakers }, 2000).map(({ track, from, to }) => [
      track,
      from,
      to,
    ]);

  it.each([
    ['nobody is seen', shown([]), [[null, 0, 30]]],
    ['the first visible member', shown([span(0, 1, 100), span(1, 2, 0)]), [[1, 0, 30]]],
    [
      'the current speaker',
      shown([span(0, 1), span(1, 2)], [], [2, 1]),
      [
        [1, 0, 15],
        [0, 15, 30],
      ],
    ],
    ['a screen before the speaker', shown([span(0, 1), span(1, SCREEN)], [], [1, 1]), [[1, 0, 30]]],
    [
      'the host’s spotlight before a screen, until the host ends it',
      shown(
        [span(0, 1), span(1, SCREEN)],
        [
          { ms: 0, spotlight: 1 },
          { ms: 1000, spotlight: null },
        ],
      ),
      [
        [0, 0, 15],
        [1, 15, 30],
      ],
    ],
    [
      'another member if the spotlight sends no video',
      shown([span(0, 1, 0, 1000), span(1, 2)], [{ ms: 0, spotlight: 1 }]),
      [
        [0, 0, 15],
        [1, 15, 30],
      ],
    ],
  ])('shows %s', (_, segments, expected) => expect(segments).toEqual(expected));
});

describe('framesFor', () => {
  const frames = camera(0, 3000);
  it('starts with the key frame before and ends with the segment', () => {
    const taken = framesFor(frames, { from: 18, to: 30 });
    expect([taken[0]?.atMs, taken.at(-1)?.atMs]).toEqual([1000, 1900]);
  });
  it('returns nothing without a key frame', () => {
    expect(framesFor([frame(0), frame(100)], { from: 0, to: 15 })).toEqual([]);
  });
});
