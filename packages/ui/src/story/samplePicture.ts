import mark from '../themes/rostra.mark.svg?no-inline';

/** The path of a picture that loads in Storybook: what a server answers for an upload. Read in the browser alone. */
export const samplePicture = (): string => new URL(mark, location.href).pathname;

/** A drawing that needs no server: a picture that a text has already. */
export const plate =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22 width=%22320%22 height=%22180%22%3E%3Cpath fill=%22%230c5567%22 d=%22M0 0h16v9H0z%22/%3E%3C/svg%3E';
