import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const dot = css({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: vars.radius.pill,
  background: color.headerMark,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

/** The certification mark is on the portrait: it is visible at every width. */
export const portrait = css({ display: 'flex', position: 'relative' });

export const certified = css({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[1]})`,
  insetInlineEnd: `calc(-1 * ${space[1]})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[4],
  blockSize: space[4],
  padding: '2px',
  borderRadius: vars.radius.pill,
  background: color.bgSuccessSoft,
  color: color.fgSuccess,
});

export const vip = css({
  ...forcedEdge,
  ...type('2xs'),
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${space[1]})`,
  insetInlineStart: '50%',
  translate: '-50% 0',
  paddingInline: space[1],
  borderRadius: vars.radius.small,
  background: color.bgVip,
  color: color.fgOnVip,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1.2,
});
