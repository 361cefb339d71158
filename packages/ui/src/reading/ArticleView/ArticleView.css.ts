import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const article = css({ minInlineSize: 0, containerType: 'inline-size' });

/** The end of the free part fades into the page, above the pay panel. */
export const body = css({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    '&[data-cut]': { marginBlockEnd: vars.space[3] },
    '&[data-cut]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '96px',
      background: `linear-gradient(transparent, ${vars.color.bgPage})`,
      pointerEvents: 'none',
    },
  },
});
