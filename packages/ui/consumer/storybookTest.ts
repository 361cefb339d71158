/** In the place of `storybook/test`: stories are drawn here, not played. */
export const fn = () => () => undefined;
export const [expect, screen, spyOn, userEvent, waitFor, within, fireEvent, mocked] = Array.from(
  { length: 8 },
  () => undefined,
);
