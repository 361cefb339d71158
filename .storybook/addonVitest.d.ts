/** Storybook's addon module that story files import once its plugin has turned them into tests. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  export function testStory(options: { storyId: string }): () => Promise<void>;
  export function convertToFilePath(address: string): string;
}
