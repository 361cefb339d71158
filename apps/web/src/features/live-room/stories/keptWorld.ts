import { waitFor } from 'storybook/test';
import type { StoryWorld } from './StoryWorld.ts';

/** The world of the running story, once its situation is arranged. */
let kept: StoryWorld | undefined;

export const keepWorld = (world: StoryWorld): void => {
  kept = world;
};

export const forgetWorld = (): void => {
  kept = undefined;
};

/** Returns the running story's world, for acts of other members and faults; waits until it is arranged. */
export const worldOf = (): Promise<StoryWorld> =>
  waitFor(() => {
    if (!kept) throw new Error('The room is not arranged yet');
    return kept;
  });
