import { expect, it } from 'vitest';
import { PhoneMixer } from './PhoneMixer.ts';

/** A phone that repeats one sample value and records the audio it hears. */
class TestLeg {
  readonly heard: number[][] = [];
  requests = 0;
  readonly #level: number;

  constructor(message: number) {
    this.#level = message;
  }

  spoken(): Int16Array {
    this.requests += 1;
    return Int16Array.of(this.#level);
  }

  next(): Int16Array {
    return this.spoken();
  }

  hear(voices: readonly Int16Array[]): void {
    this.heard.push(voices.map((voice) => voice[0] ?? 0));
  }
}

it('lets three phones hear each other and a speaker, but not themselves', () => {
  const mixer = new PhoneMixer();
  const legs = [1, 2, 3].map((message) => new TestLeg(message));
  const speaker = new TestLeg(9);
  legs.forEach((leg, at) => mixer.addLeg(`p${at + 1}`, leg));
  mixer.addVoice('s', speaker);
  for (const id of ['p1', 'p2', 'p3']) mixer.setHeard(id, ['p1', 'p2', 'p3', 's']);
  mixer.pass(0);
  expect(legs.map(({ heard }) => heard)).toEqual([[[2, 3, 9]], [[1, 3, 9]], [[1, 2, 9]]]);
  expect(speaker.requests).toBe(1);
});

it('lets a phone hear only the voices it may hear', () => {
  const mixer = new PhoneMixer();
  const [one, two] = [new TestLeg(1), new TestLeg(2)];
  mixer.addLeg('one', one);
  mixer.addLeg('two', two);
  mixer.setHeard('two', ['one']);
  mixer.pass(0);
  mixer.removeLeg('one');
  mixer.pass(20);
  expect([one.heard, two.heard]).toEqual([[[]], [[1], []]]);
});

it('makes a frame every 20 ms, however often it is called', () => {
  const mixer = new PhoneMixer();
  const leg = new TestLeg(1);
  mixer.addLeg('p', leg);
  const counts = [0, 7, 19, 20, 39, 61, 62].map((now) => {
    mixer.pass(now);
    return leg.heard.length;
  });
  expect(counts).toEqual([1, 1, 1, 2, 2, 4, 4]);
});

it('does not make up for a long pause', () => {
  const mixer = new PhoneMixer();
  const leg = new TestLeg(1);
  mixer.addLeg('p', leg);
  mixer.pass(0);
  mixer.pass(10_000);
  mixer.pass(10_020);
  expect(leg.heard).toHaveLength(3);
});

it('leaves a removed speaker out of the mix', () => {
  const mixer = new PhoneMixer();
  const leg = new TestLeg(1);
  mixer.addLeg('p', leg);
  mixer.addVoice('s', new TestLeg(9));
  mixer.setHeard('p', ['s']);
  mixer.pass(0);
  mixer.removeVoice('s');
  mixer.pass(20);
  expect(leg.heard).toEqual([[9], []]);
});
