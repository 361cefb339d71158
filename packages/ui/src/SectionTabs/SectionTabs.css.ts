import { vars } from '../theme/contract.css.ts';
import { css, transition, type, withFocusRing } from '../theme/styles.ts';

const { color, space } = vars;

export const tabs = css({
  display: 'flex',
  columnGap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const tab = css(
  withFocusRing({
    ...type('md'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: vars.size.touch,
    color: color.fgSecondary,
    fontWeight: vars.font.weight.medium,
    ...transition('color'),
    selectors: {
      '&[data-hovered]': { color: color.fgDefault },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
      '&[aria-current]': { color: color.fgDefault, fontWeight: vars.font.weight.strong },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: vars.border.thick,
        background: color.bgBrand,
        clipPath: vars.shape.rake,
      },
    },
  }),
);
