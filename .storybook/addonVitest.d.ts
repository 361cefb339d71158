/** What story files import of Storybook's addon once its plugin has made tests of them. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  export function testStory(options: { storyId: string }): () => Promise<void>;
  export function convertToFilePath(address: string): string;
}
