import { isScreen } from './screens.ts';

/** Facts that decide how much of a story is checked. */
export interface StoryFacts {
  id: string;
  /** The path of its file, from wherever. */
  file: string;
  tags: readonly string[];
}

/**
 * Whether a theme and the other language are looked at in the story: it shows a component whole, or a
 * screen. Of the many stories of the whole room those tagged `showcase` do: each shows parts that no
 * other of them shows, the rest differ in what happens.
 */
export const isShowcase = ({ id, file, tags }: StoryFacts): boolean =>
  tags.includes('visual') ||
  tags.includes('showcase') ||
  isScreen(id) ||
  /(?:^|\/)apps\/web\/src\/screen-stories\//.test(file);
