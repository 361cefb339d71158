import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    shape: {
      grid: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: space[10],
        '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      list: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});

export const entry = css({
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const link = css(
  withFocusRing({
    display: 'block',
    paddingBlock: space[3],
    borderRadius: vars.radius.small,
    ...transition('color'),
    selectors: { '&[data-hovered]': { color: color.fgLink } },
  }),
);

export const name = css({
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  fontWeight: vars.font.weight.strong,
});

export const text = css({ ...type('sm'), display: 'block', color: color.fgSecondary });
