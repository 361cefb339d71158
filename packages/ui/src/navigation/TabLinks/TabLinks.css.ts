import { vars } from '../../theme/contract.css.ts';
import { css, focusInMiddle, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const tabs = css({
  display: 'flex',
  gap: space[6],
  ...focusInMiddle,
  overflowX: 'auto',
  borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const tab = css(
  withFocusRing({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: vars.size.touch,
    color: color.fgSecondary,
    fontWeight: vars.font.weight.medium,
    selectors: {
      '&[data-hovered]': { color: color.fgDefault },
      '&[aria-current]': { color: color.fgDefault, fontWeight: vars.font.weight.strong },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: vars.border.thick,
        background: color.bgBrand,
        clipPath: vars.shape.rake,
      },
      '&[data-focus-visible], &:focus-visible': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-2px',
      },
    },
  }),
);
