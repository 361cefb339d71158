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
  overflow: 'hidden',
});

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
    '&[data-muted]': { background: color.bgSunken },
  },
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: space[4] } },
});

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

export const meta = css({ ...type('sm'), color: color.fgSecondary });

export const end = css({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  '@container': { [narrow]: { gridColumn: 2, justifyItems: 'start', textAlign: 'start' } },
});

export const left = css({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
