import * as stories from './stories.js';
import type { StoryFile } from './storyElements.tsx';

/** The library's stories by the path of their file, over the installed package. */
export const storyFiles = stories as unknown as Record<string, StoryFile>;
