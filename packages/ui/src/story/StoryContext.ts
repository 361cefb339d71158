/** A story's globals, as far as our stories read them. */
export interface StoryContext {
  globals: Record<string, unknown>;
}
