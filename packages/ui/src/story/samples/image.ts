import mark from '../../themes/rostra.mark.svg?no-inline';

/**
 * Returns the path of an image that loads in Storybook: a server's answer to an upload. Read in the
 * browser only.
 */
export const sampleImage = (): string => new URL(mark, location.href).pathname;

/** An image that needs no server: one already in a text. */
export const plate =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22 width=%22320%22 height=%22180%22%3E%3Cpath fill=%22%230c5567%22 d=%22M0 0h16v9H0z%22/%3E%3C/svg%3E';
