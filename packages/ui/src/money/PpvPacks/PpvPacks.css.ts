import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

/** Of its container, not of the window: it is used in side columns too. */
const narrow = '(max-width: 480px)';

export const list = css({
  containerType: 'inline-size',
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
});

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: space[3],
      padding: space[4],
    },
  },
});

export const words = css({ '@container': { [narrow]: { gridColumn: '2 / -1' } } });

export const icon = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size['control-md'],
  blockSize: vars.size['control-md'],
  borderRadius: vars.radius.control,
  background: color.bgBrandSoft,
  color: color.fgBrand,
});

export const name = css({ ...type('md'), fontWeight: vars.font.weight.strong });

export const meta = css({
  ...type('sm'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const price = css({
  display: 'grid',
  justifyItems: 'end',
  '@container': { [narrow]: { gridColumn: 2, justifyItems: 'start' } },
});

export const amount = css({
  ...type('lg'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
