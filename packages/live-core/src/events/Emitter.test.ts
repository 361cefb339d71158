import { expect, it } from 'vitest';
import { Emitter } from './Emitter.ts';

interface Payloads {
  told: string;
}

it('a listener that throws stops no other, and its error is reported', () => {
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

it('one function listening twice is ended apart', () => {
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

it('who begins to listen during an event hears the next one', () => {
  const heard: string[] = [];
  const emitter = new Emitter<Payloads>();
  emitter.on('told', () => emitter.on('told', (text) => heard.push(text)));
  emitter.emit('told', 'first');
  expect(heard).toEqual([]);
  emitter.emit('told', 'second');
  expect(heard).toEqual(['second']);
});
