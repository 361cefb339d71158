import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';
import { KNOB } from './fillTo.ts';

const { color } = vars;

export const value = css({
  ...type('sm'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});
export const rail = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});
const bar: StyleRule = {
  position: 'absolute',
  insetInlineStart: 0,
  blockSize: vars.space[1],
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
};
export const track = recipe({
  base: {
    ...bar,
    inlineSize: '100%',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  variants: {
    isDisabled: {
      true: { background: color.borderDefault },
      false: { background: color.borderStrong },
    },
  },
});
export const filled = recipe({
  base: {
    ...bar,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
  variants: {
    isDisabled: {
      true: { background: color.fgDisabled },
      false: { background: color.bgBrand, blockSize: '6px' },
    },
  },
});

const knob: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: `${KNOB}px`,
  blockSize: `${KNOB}px`,
  borderRadius: vars.radius.pill,
  border: `2px solid ${color.bgBrand}`,
  background: color.bgSurface,
  boxShadow: vars.shadow.raised,
};
const idle: StyleRule = { borderColor: color.fgDisabled, background: color.bgNeutral };
const ring: StyleRule = {
  outline: `${vars.focus.ring} solid ${color.borderFocus}`,
  outlineOffset: vars.focus.offset,
};
/** The rail is ours; of the browser's slider only the knob is seen. */
export const slider = css({
  appearance: 'none',
  position: 'relative',
  inlineSize: '100%',
  blockSize: vars.size.touch,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  // Up and down still scrolls the page under a finger.
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': knob,
    '&:hover:enabled::-webkit-slider-thumb': { background: color.bgBrandSoft },
    '&:hover:enabled::-moz-range-thumb': { background: color.bgBrandSoft },
    '&:is(:focus-visible, [data-focus-visible])': { outline: 'none' },
    '&:is(:focus-visible, [data-focus-visible])::-webkit-slider-thumb': ring,
    '&:is(:focus-visible, [data-focus-visible])::-moz-range-thumb': ring,
    '&:disabled': { cursor: 'default' },
    '&:disabled::-webkit-slider-thumb': idle,
    '&:disabled::-moz-range-thumb': idle,
  },
});
export const ends = css({
  ...type('xs'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: color.fgMuted,
});
