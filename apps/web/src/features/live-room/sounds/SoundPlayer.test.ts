import { expect, it } from 'vitest';
import { SoundPlayer } from './SoundPlayer.ts';

class FakePlayer {
  loop = false;
  volume = 1;
  isPlaying = false;
  readonly url: string;
  readonly #mayPlay: () => boolean;

  constructor(url: string, mayPlay: () => boolean) {
    this.url = url;
    this.#mayPlay = mayPlay;
  }

  play(): Promise<void> {
    if (!this.#mayPlay()) return Promise.reject(new DOMException('', 'NotAllowedError'));
    this.isPlaying = true;
    return Promise.resolve();
  }

  pause(): void {
    this.isPlaying = false;
  }
}

function makePlayer() {
  const world = { mayPlay: true };
  const made: FakePlayer[] = [];
  const held: boolean[] = [];
  const player = new SoundPlayer(
    (url) => {
      const one = new FakePlayer(url, () => world.mayPlay);
      made.push(one);
      return one;
    },
    (isHeld) => held.push(isHeld),
  );
  return { world, made, held, player };
}

it('loops music softly until it is stopped [LHST-21]', async () => {
  const { made, player, held } = makePlayer();
  await player.play('/waiting.mp3', { loop: true, volume: 0.4 });
  expect(made[0]).toMatchObject({ url: '/waiting.mp3', loop: true, volume: 0.4, isPlaying: true });
  player.stop();
  expect(made[0]?.isPlaying).toBe(false);
  expect(held).toEqual([]);
});

it('holds audio that the browser refuses, and plays it after a press [LHST-22]', async () => {
  const { world, made, player, held } = makePlayer();
  world.mayPlay = false;
  await player.play('/compliance.mp3');
  expect(held).toEqual([true]);
  world.mayPlay = true;
  await player.resume();
  expect(made[0]?.isPlaying).toBe(true);
  expect(held).toEqual([true, false]);
});

it('replaces the previous sound, and resumes nothing after a stop', async () => {
  const { world, made, player, held } = makePlayer();
  await player.play('/waiting.mp3', { loop: true });
  world.mayPlay = false;
  await player.play('/compliance.mp3');
  expect(made.map(({ isPlaying }) => isPlaying)).toEqual([false, false]);
  player.stop();
  world.mayPlay = true;
  await player.resume();
  expect(made[1]?.isPlaying).toBe(false);
  expect(held).toEqual([true, false]);
});
