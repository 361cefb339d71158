/** Written by the test: the stories of each file, by its path. */
declare const stories: Record<string, unknown>;
export = stories;
