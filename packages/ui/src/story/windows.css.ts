import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { css, type } from '../theme/styles.ts';

/** Marks a page where each of those that cover the window has a small window of its own. */
export const windows = css({ display: 'contents' });

const page = `body:has(.${windows})`;
const covering = `${page} > [data-rac]`;

globalStyle(page, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  alignContent: 'flex-start',
  padding: vars.space[4],
});
globalStyle(`${page} > :has(.${windows})`, { inlineSize: '100%' });
globalStyle(covering, {
  position: 'relative',
  inset: 'auto',
  zIndex: 'auto',
  overflow: 'visible',
  // Soft shadows make up most of an image's bytes; the image of one dialog's long text keeps them.
  vars: { [vars.shadow.overlay]: 'none' },
});
globalStyle(`${covering}::before`, {
  ...type('xs'),
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '100%',
  paddingBlockEnd: vars.space[1],
  color: vars.color.fgMuted,
});
