import { css } from '../../theme/styles.ts';

export const hidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a page that fills the window it would make the page a pixel longer.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
