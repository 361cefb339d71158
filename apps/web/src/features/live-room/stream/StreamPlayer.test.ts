// @vitest-environment jsdom
import type Hls from 'hls.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { StreamPlayer } from './StreamPlayer.ts';

const URL = '/live/stream.m3u8';

type Listener = (event: string, data: unknown) => void;

/** hls.js as the player uses it, with events that the test triggers. */
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

  emit(event: string, data: unknown = {}): void {
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

/** Makes a player that plays by hls.js. */
async function playingPlayer() {
  const player = newPlayer();
  await player.start();
  const hls = FakeHls.made.at(-1);
  if (!hls) throw new Error('hls.js was not used');
  hls.emit('manifest');
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

it('plays by hls.js where media sources exist, despite native support claimed by the browser [LMED-22]', async () => {
  video.canPlayType = () => 'maybe';
  vi.stubGlobal('MediaSource', EventTarget);
  const { player, hls } = await playingPlayer();
  vi.unstubAllGlobals();
  expect(hls.source).toBe(URL);
  expect(video.getAttribute('src')).toBeNull();
  expect(player.get().phase).toBe('playing');
});

it('plays natively without media sources, and loads nothing for it [LMED-22]', async () => {
  video.canPlayType = () => 'maybe';
  const player = newPlayer();
  await player.start();
  expect(loads).toBe(0);
  expect(video.getAttribute('src')).toBe(URL);
  video.dispatchEvent(new Event('playing'));
  expect(player.get().phase).toBe('playing');
});

it('plays by hls.js elsewhere, without workers, which the page does not allow [LMED-22]', async () => {
  const { player, hls } = await playingPlayer();
  expect([loads, hls.source, player.get().phase]).toEqual([1, URL, 'playing']);
  expect(hls.options).toMatchObject({ enableWorker: false });
  player.stop();
  expect(hls.isDestroyed).toBe(true);
});

it('pauses, and resumes with the current stream [LMED-23]', async () => {
  const { player, hls } = await playingPlayer();
  player.pause();
  expect(player.get().phase).toBe('paused');
  hls.liveSyncPosition = 90;
  await player.play();
  expect(video.currentTime).toBe(90);
});

it('shows that it is behind, and catches up [LMED-23]', async () => {
  const { player, hls } = await playingPlayer();
  hls.liveSyncPosition = 60;
  video.currentTime = 40;
  video.dispatchEvent(new Event('timeupdate'));
  expect(player.get().isBehind).toBe(true);
  player.goLive();
  expect([video.currentTime, player.get().isBehind]).toEqual([60, false]);
});

it('sets its volume [LMED-20]', async () => {
  const { player } = await playingPlayer();
  player.setVolume(30);
  expect([video.volume, video.muted, player.get().volume]).toEqual([0.3, false, 30]);
  player.setVolume(0);
  expect(video.muted).toBe(true);
});

it('waits for a press if the browser requires one', async () => {
  playing = () => Promise.reject(Object.assign(new Error('no press'), { name: 'NotAllowedError' }));
  const player = newPlayer();
  await player.start();
  FakeHls.made[0]?.emit('manifest');
  await expect.poll(() => player.get().phase).toBe('blocked');
});

it.each([
  ['a broken stream has failed', { fatal: true }, 'failed'],
  ['no stream yet', { fatal: true, response: { code: 503 } }, 'none'],
  ['ignores errors that hls.js recovers from', { fatal: false }, 'playing'],
] as const)('allows a retry: %s', async (_, data, phase) => {
  const { player, hls } = await playingPlayer();
  hls.emit('error', data);
  expect(player.get().phase).toBe(phase);
  await player.start();
  expect(player.get().phase).toBe('loading');
  expect(FakeHls.made).toHaveLength(2);
});

it('fails in a browser that can do neither', async () => {
  FakeHls.isThere = false;
  const player = newPlayer();
  await player.start();
  expect(player.get().phase).toBe('failed');
});

it('requests a broken stream again by itself, and plays on [LMED-22]', async () => {
  vi.useFakeTimers();
  const { player, hls } = await playingPlayer();
  hls.emit('error', { fatal: true });
  expect(player.get().phase).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  const next = FakeHls.made.at(-1);
  expect(next).not.toBe(hls);
  // Still shown as failed: its return is not known yet.
  expect(player.get().phase).toBe('failed');
  next?.emit('manifest');
  video.dispatchEvent(new Event('playing'));
  expect(player.get().phase).toBe('playing');
  player.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeHls.made.at(-1)).toBe(next);
  vi.useRealTimers();
});

it('resumes a stream that broke while paused after a press only [LMED-23]', async () => {
  vi.useFakeTimers();
  const { player, hls } = await playingPlayer();
  player.pause();
  hls.emit('error', { fatal: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([FakeHls.made.at(-1), player.get().phase]).toEqual([hls, 'paused']);
  await player.play();
  expect(FakeHls.made.at(-1)).not.toBe(hls);
  player.stop();
  vi.useRealTimers();
});
