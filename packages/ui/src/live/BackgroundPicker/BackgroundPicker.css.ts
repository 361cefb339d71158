import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const preview = css({ maxInlineSize: vars.size.drawer });
export const notice = css({
  display: 'grid',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
});
export const pending = css({ ...type('sm'), color: color.fgSecondary });
export const note = css({ ...type('xs'), margin: 0, color: color.fgMuted });

export const tiles = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${space[12]} * 2), 1fr))`,
  gap: space[3],
});
export const place = css({ position: 'relative', minInlineSize: 0 });
export const tile = css({
  ...type('xs'),
  display: 'grid',
  gap: space[1],
  cursor: 'pointer',
  color: color.fgSecondary,
  selectors: {
    '&[data-selected]': { color: color.fgDefault, fontWeight: vars.font.weight.strong },
  },
});
export const look = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  background: color.bgSunken,
  color: color.fgSecondary,
  outline: `${vars.focus.ring} solid transparent`,
  ...transition('border-color'),
  selectors: {
    '[data-hovered] > &': { borderColor: color.borderStrong },
    '[data-selected] > &': {
      borderColor: color.bgBrand,
      boxShadow: `0 0 0 1px ${color.bgBrand}`,
    },
    '[data-focus-visible] > &': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [media.forcedColors]: {
      outline: 'none',
      selectors: {
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          border: `${vars.border.thick} solid Highlight`,
        },
      },
    },
  },
});
export const image = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
/** A blurred wall: stripes in the theme's colors. */
export const wall = css({
  position: 'absolute',
  inset: `calc(-1 * ${space[2]})`,
  filter: `blur(${space[1]})`,
  // Drawn in CSS but acts as an image, so it keeps its colors.
  forcedColorAdjust: 'none',
  background: `repeating-linear-gradient(90deg, ${color.bgNeutral} 0 ${space[3]}, ${color.borderStrong} ${space[3]} ${space[5]})`,
});
/** A person in front of it, in focus: head and shoulders. */
export const person = css({
  position: 'absolute',
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  color: color.fgDefault,
  forcedColorAdjust: 'none',
});
export const head = css({
  inlineSize: space[4],
  blockSize: space[5],
  borderRadius: vars.radius.pill,
  background: 'currentColor',
});
export const shoulders = css({
  inlineSize: space[10],
  blockSize: space[3],
  borderStartStartRadius: vars.radius.pill,
  borderStartEndRadius: vars.radius.pill,
  background: 'currentColor',
});
export const chosen = css({
  position: 'absolute',
  insetInlineStart: space[1],
  insetBlockStart: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: vars.radius.pill,
  background: color.bgBrand,
  color: color.fgOnBrand,
  // Keeps its own background on top of an image.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});
export const name = css({ overflowWrap: 'anywhere' });

export const remove = css({
  position: 'absolute',
  insetInlineEnd: space[1],
  insetBlockStart: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: vars.radius.pill,
  background: color.bgStage,
  color: color.fgStage,
  cursor: 'pointer',
  outline: 'none',
  '@media': {
    [media.phone]: {
      insetInlineEnd: 0,
      insetBlockStart: 0,
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
    },
  },
  selectors: {
    '&[data-hovered]': { background: color.bgStageControlHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
