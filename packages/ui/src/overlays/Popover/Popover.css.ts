import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, motion, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const popover = css({
  display: 'flex',
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.size.field}, 94vw)`,
  background: color.bgRaised,
  color: color.fgDefault,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${motion.duration.base} ${motion.easing.out}`,
});
export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: vars.size.menu,
  inlineSize: '100%',
  outline: 'none',
});
export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[4]} ${space[1]}`,
});
export const title = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The cross is higher than the title's line; it hangs out evenly. */
export const close = css({
  flex: 'none',
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});
export const body = css({
  ...type('md'),
  minBlockSize: 0,
  overflow: 'auto',
  padding: `0 ${space[4]} ${space[4]}`,
  outlineOffset: '-2px',
});
