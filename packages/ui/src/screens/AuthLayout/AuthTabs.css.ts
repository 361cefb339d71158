import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const tabs = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const current = css({
  ...type('title-sm'),
  position: 'relative',
  paddingBlock: space[2],
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: vars.border.thick,
      background: color.bgBrand,
      clipPath: vars.shape.rake,
    },
  },
});

export const other = css(
  withFocusRing({
    ...type('title-sm'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: color.fgSecondary,
    borderRadius: vars.radius.small,
    selectors: { '&[data-hovered]': { color: color.fgDefault } },
  }),
);
