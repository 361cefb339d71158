import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe, type } from '../../theme/styles.ts';
import { toastPlace } from '../../status/Toasts/toastPlace.ts';

const { color, motion } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  // On phones, toasts appear above the dialog and never cover its buttons.
  '@media': {
    [media.phone]: { paddingBlockStart: `calc(${vars.space[4]} + ${toastPlace})` },
    // A long dialog keeps its title and buttons visible; in a low window everything scrolls.
    [media.tall]: { gridTemplateRows: 'minmax(0, 1fr)' },
  },
  overflow: 'auto',
  background: `color-mix(in srgb, ${color.bgScrim} 56%, transparent)`,
  animation: `${appear} ${motion.duration.calm} ${motion.easing.out}`,
  transition: `opacity ${motion.duration.base}`,
  selectors: { '&[data-exiting]': { opacity: 0 } },
});

export const modal = recipe({
  base: {
    ...forcedEdge,
    inlineSize: '100%',
    maxBlockSize: '100%',
    display: 'flex',
    background: color.bgRaised,
    color: color.fgDefault,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    animation: `${rise} ${motion.duration.calm} ${motion.easing.out}`,
  },
  variants: {
    size: {
      md: { maxInlineSize: vars.size.dialog },
      wide: { maxInlineSize: vars.size['dialog-wide'] },
    },
  },
});

export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: '100%',
  outline: 'none',
});
export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[3]}`,
});
export const title = css({ ...type('title-sm'), fontWeight: vars.font.weight.strong });
export const close = css({
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
export const body = recipe({
  base: {
    overflow: 'auto',
    paddingInline: vars.space[6],
    paddingBlockEnd: vars.space[5],
    minBlockSize: 0,
    outlineOffset: '-2px',
  },
  variants: { fills: { true: { flex: 1 } } },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});
