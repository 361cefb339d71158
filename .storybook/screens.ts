/** What decides how much of a story is checked. */
export interface StoryFacts {
  id: string;
  /** The path of its file, from wherever. */
  file: string;
  tags: readonly string[];
}

/** Screens of the library and of the contract, by their titles. */
export const isScreen = (id: string): boolean => id.startsWith('screens-');

/** Whether a theme and the other language are looked at in the story: it shows a component whole, or a screen. */
export const isShowcase = ({ id, file, tags }: StoryFacts): boolean =>
  // All stories of the app show screens: the whole room, for one.
  tags.includes('visual') || isScreen(id) || /(?:^|\/)apps\/web\/src\//.test(file);
