import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { css, recipe, type } from '../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const part = css({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const picture = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: color.bgTile,
  color: color.fgStageMuted,
});
export const off = css({
  ...type('md'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[2],
});
export const meter = css({ display: 'grid', gap: '6px' });
export const label = css({ ...type('sm'), fontWeight: vars.font.weight.strong });
export const steps = css({ display: 'flex', gap: '3px' });
export const step = recipe({
  base: {
    flex: 1,
    blockSize: '12px',
    borderRadius: '2px',
    background: color.bgNeutral,
    border: `${vars.border.thin} solid transparent`,
  },
  variants: { isLit: { true: { background: color.bgSuccess }, false: {} } },
});
export const hint = css({ ...type('xs'), color: color.fgMuted });
