import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space, size } = vars;

export const screen = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[5],
  maxInlineSize: size['dialog-wide'],
  marginInline: 'auto',
  paddingBlock: space[16],
  paddingInline: space[8],
  '@media': { [media.phone]: { paddingBlock: space[10], paddingInline: space[4] } },
});

export const rake = css({
  inlineSize: size.rake,
  blockSize: size['rake-height'],
  background: color.bgBrand,
  clipPath: vars.shape.rake,
});

export const title = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  textWrap: 'balance',
});

export const text = css({ ...type('md'), color: color.fgSecondary });

/** The button moves below where the field would have no room for a word. */
export const search = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], inlineSize: '100%' });

export const field = css({
  ...type('lg'),
  flex: '1 1 9rem',
  minInlineSize: 0,
  minBlockSize: size['control-lg'],
  paddingInline: space[4],
  border: `${vars.border.thin} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.bgSurface,
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
