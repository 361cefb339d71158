import {
  convertToFilePath,
  testStory as runStory,
} from '@storybook/addon-vitest/internal/test-utils';
import { describe, expect, inject, test as register } from 'vitest';

interface Run {
  (): Promise<void>;
  storyId?: string;
}

const chosen = new Set(inject('chosenStories'));

/** Storybook's run of a story, with its ID on it. */
export const testStory = (options: { storyId: string }): Run =>
  Object.assign(runStory(options), { storyId: options.storyId });

/** Registers a story that is chosen; another is no test of this instance, not even a skipped one. */
export function test(name: string, run: Run): void {
  // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title
  if (run.storyId !== undefined && chosen.has(run.storyId)) register(name, run);
}

export { convertToFilePath, describe, expect };

declare module 'vitest' {
  interface ProvidedContext {
    /** IDs of the stories that the instance runs. */
    chosenStories: string[];
    isExhaustive: boolean;
  }
}
