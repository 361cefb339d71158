import { expect, it } from 'vitest';
import { Emitter } from './Emitter.ts';

interface Payloads {
  reports: string;
}

it("reports a throwing listener's error and still calls the others", () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>((error) => errors.push(error));
  const failure = new Error('of the first');
  emitter.on('reports', () => {
    throw failure;
  });
  emitter.on('reports', (text) => heard.push(text));
  emitter.emit('reports', 'all');
  expect(heard).toEqual(['all']);
  expect(errors).toEqual([failure]);
});

it('removes one function registered twice separately', () => {
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>();
  const listener = (text: string): void => void heard.push(text);
  const off = emitter.on('reports', listener);
  emitter.on('reports', listener);
  off();
  off();
  emitter.emit('reports', 'once');
  expect(heard).toEqual(['once']);
});

it('calls a listener added during an event from the next event on', () => {
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>();
  emitter.on('reports', () => emitter.on('reports', (text) => heard.push(text)));
  emitter.emit('reports', 'first');
  expect(heard).toEqual([]);
  emitter.emit('reports', 'second');
  expect(heard).toEqual(['second']);
});
