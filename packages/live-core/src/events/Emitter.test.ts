import { expect, it } from 'vitest';
import { Emitter } from './Emitter.ts';

interface Payloads {
  told: string;
}

it("reports a throwing listener's error and still calls the others", () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>((error) => errors.push(error));
  const failure = new Error('of the first');
  emitter.on('told', () => {
    throw failure;
  });
  emitter.on('told', (text) => heard.push(text));
  emitter.emit('told', 'all');
  expect(heard).toEqual(['all']);
  expect(errors).toEqual([failure]);
});

it('removes one function registered twice separately', () => {
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>();
  const listener = (text: string): void => void heard.push(text);
  const off = emitter.on('told', listener);
  emitter.on('told', listener);
  off();
  off();
  emitter.emit('told', 'once');
  expect(heard).toEqual(['once']);
});

it('calls a listener added during an event from the next event on', () => {
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>();
  emitter.on('told', () => emitter.on('told', (text) => heard.push(text)));
  emitter.emit('told', 'first');
  expect(heard).toEqual([]);
  emitter.emit('told', 'second');
  expect(heard).toEqual(['second']);
});
