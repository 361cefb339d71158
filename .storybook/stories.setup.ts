import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { takeSaid } from './said.ts';
import { system } from './system.ts';

system.forceColours = commands.forceColours;

// Whatever React or a component says on the console in a story is a fault of that story.
afterEach(() => {
  expect(takeSaid(), 'said on the console').toEqual([]);
});
