// @vitest-environment jsdom
import type Hls from 'hls.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { StreamPlayer } from './StreamPlayer.ts';

const URL = '/live/stream.m3u8';

type Listener = (event: string, data: unknown) => void;

/** hls.js as the player uses it, with its events in the test's hand. */
class FakeHls {
  static readonly Events = { ERROR: 'error', MANIFEST_PARSED: 'manifest' };
  static isThere = true;
  static readonly made: FakeHls[] = [];
  static isSupported = (): boolean => FakeHls.isThere;
  readonly #listeners = new Map<string, Listener>();
  readonly options: object;
  source = '';
  isDestroyed = false;
  liveSyncPosition: number | null = null;

  constructor(options: object) {
    this.options = options;
    FakeHls.made.push(this);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  say(event: string, data: unknown = {}): void {
    this.#listeners.get(event)?.(event, data);
  }

  loadSource(source: string): void {
    this.source = source;
  }

  attachMedia(): void {}

  destroy(): void {
    this.isDestroyed = true;
  }
}

let video: HTMLVideoElement;
let loads: number;
let playing: () => Promise<void>;

function newPlayer(): StreamPlayer {
  return new StreamPlayer(URL, video, async () => {
    loads += 1;
    return FakeHls as unknown as typeof Hls;
  });
}

/** A player that plays by hls.js. */
async function playingPlayer() {
  const player = newPlayer();
  await player.start();
  const hls = FakeHls.made.at(-1);
  if (!hls) throw new Error('hls.js was not used');
  hls.say('manifest');
  video.dispatchEvent(new Event('playing'));
  return { player, hls };
}

beforeEach(() => {
  FakeHls.made.length = 0;
  FakeHls.isThere = true;
  loads = 0;
  playing = () => Promise.resolve();
  video = document.createElement('video');
  video.play = vi.fn<() => Promise<void>>(() => playing());
  video.pause = vi.fn<() => void>();
});

it('LMED-22 plays by hls.js where there are media sources, whatever the browser says of itself', async () => {
  video.canPlayType = () => 'maybe';
  vi.stubGlobal('MediaSource', EventTarget);
  const { player, hls } = await playingPlayer();
  vi.unstubAllGlobals();
  expect(hls.source).toBe(URL);
  expect(video.getAttribute('src')).toBeNull();
  expect(player.get().phase).toBe('playing');
});

it('LMED-22 plays by the browser itself where there are none, and loads nothing for it', async () => {
  video.canPlayType = () => 'maybe';
  const player = newPlayer();
  await player.start();
  expect(loads).toBe(0);
  expect(video.getAttribute('src')).toBe(URL);
  video.dispatchEvent(new Event('playing'));
  expect(player.get().phase).toBe('playing');
});

it('LMED-22 plays by hls.js elsewhere, without workers, which the page does not allow', async () => {
  const { player, hls } = await playingPlayer();
  expect([loads, hls.source, player.get().phase]).toEqual([1, URL, 'playing']);
  expect(hls.options).toMatchObject({ enableWorker: false });
  player.stop();
  expect(hls.isDestroyed).toBe(true);
});

it('LMED-23 is paused, and goes on with what is sent then', async () => {
  const { player, hls } = await playingPlayer();
  player.pause();
  expect(player.get().phase).toBe('paused');
  hls.liveSyncPosition = 90;
  await player.play();
  expect(video.currentTime).toBe(90);
});

it('LMED-23 says when it is behind, and catches up', async () => {
  const { player, hls } = await playingPlayer();
  hls.liveSyncPosition = 60;
  video.currentTime = 40;
  video.dispatchEvent(new Event('timeupdate'));
  expect(player.get().isBehind).toBe(true);
  player.goLive();
  expect([video.currentTime, player.get().isBehind]).toEqual([60, false]);
});

it('LMED-20 its loudness is set', async () => {
  const { player } = await playingPlayer();
  player.setVolume(30);
  expect([video.volume, video.muted, player.get().volume]).toEqual([0.3, false, 30]);
  player.setVolume(0);
  expect(video.muted).toBe(true);
});

it('waits for a press where the browser wants one', async () => {
  playing = () => Promise.reject(Object.assign(new Error('no press'), { name: 'NotAllowedError' }));
  const player = newPlayer();
  await player.start();
  FakeHls.made[0]?.say('manifest');
  await expect.poll(() => player.get().phase).toBe('blocked');
});

it.each([
  ['a broken stream has failed', { fatal: true }, 'failed'],
  ['no stream yet', { fatal: true, response: { code: 503 } }, 'none'],
  ['what hls.js mends itself is nothing', { fatal: false }, 'playing'],
] as const)('%s, and can be tried again', async (_, data, phase) => {
  const { player, hls } = await playingPlayer();
  hls.say('error', data);
  expect(player.get().phase).toBe(phase);
  await player.start();
  expect(player.get().phase).toBe('loading');
  expect(FakeHls.made).toHaveLength(2);
});

it('a browser that can do neither is told so', async () => {
  FakeHls.isThere = false;
  const player = newPlayer();
  await player.start();
  expect(player.get().phase).toBe('failed');
});

it('LMED-22 a stream that breaks off is asked for again by itself, and plays on', async () => {
  vi.useFakeTimers();
  const { player, hls } = await playingPlayer();
  hls.say('error', { fatal: true });
  expect(player.get().phase).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  const next = FakeHls.made.at(-1);
  expect(next).not.toBe(hls);
  // Still told: nobody knows yet that it is there again.
  expect(player.get().phase).toBe('failed');
  next?.say('manifest');
  video.dispatchEvent(new Event('playing'));
  expect(player.get().phase).toBe('playing');
  player.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeHls.made.at(-1)).toBe(next);
  vi.useRealTimers();
});

it('LMED-23 what broke off while it was paused begins with a press, and not by itself', async () => {
  vi.useFakeTimers();
  const { player, hls } = await playingPlayer();
  player.pause();
  hls.say('error', { fatal: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([FakeHls.made.at(-1), player.get().phase]).toEqual([hls, 'paused']);
  await player.play();
  expect(FakeHls.made.at(-1)).not.toBe(hls);
  player.stop();
  vi.useRealTimers();
});
