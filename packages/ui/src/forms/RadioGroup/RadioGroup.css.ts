import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const options = recipe({
  variants: {
    look: {
      plain: { display: 'flex', flexDirection: 'column', gap: vars.space[2] },
      boxed: { display: 'flex', flexDirection: 'column', gap: '10px' },
      tiles: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        gap: vars.space[3],
      },
    },
  },
});

const selected = '&[data-selected]';

export const option = recipe({
  base: {
    display: 'flex',
    // The end goes below words that would be broken beside it.
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignItems: 'center',
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: vars.focus.offset,
      },
      '&[data-disabled]': { color: color.fgMuted, cursor: 'default' },
    },
  },
  variants: {
    look: {
      plain: { minBlockSize: vars.space[6] },
      boxed: {
        padding: `${vars.space[3]} ${vars.space[4]}`,
        border: `${vars.border.thin} solid ${color.borderDefault}`,
        background: color.bgSurface,
        selectors: {
          '&[data-hovered]': { background: color.bgHover },
          [selected]: {
            borderColor: color.bgBrand,
            boxShadow: `inset 0 0 0 1px ${color.bgBrand}`,
            background: color.bgSelected,
          },
          '&[data-disabled]': { background: color.bgSunken },
        },
      },
      tiles: {
        padding: `${vars.space[3]} ${vars.space[4]}`,
        border: `${vars.border.thin} solid ${color.borderDefault}`,
        background: color.bgSurface,
        alignItems: 'flex-start',
        selectors: {
          '&[data-hovered]': { background: color.bgHover },
          [selected]: {
            borderColor: color.bgBrand,
            boxShadow: `inset 0 0 0 1px ${color.bgBrand}`,
            background: color.bgSelected,
          },
          '&[data-disabled]': { background: color.bgSunken },
        },
      },
    },
  },
});

export const dot = css({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.bgSurface,
  selectors: {
    '[data-selected] > &': { border: `6px solid ${color.bgBrand}` },
    '[data-disabled] > &': { borderColor: color.borderDefault, background: 'transparent' },
  },
});
/** Room of the words: the row without its dot. */
const besideDot = `calc(100% - 20px - ${vars.space[3]})`;
/** Beside the end if the longest word fits; Chinese, which may break anywhere, keeps six letters. */
export const words = css({
  flex: '1 0 min-content',
  minInlineSize: `min(6rem, ${besideDot})`,
  ...type('md'),
  selectors: { [`${dot} + &`]: { maxInlineSize: besideDot } },
});
export const note = css({ ...type('xs'), color: color.fgSecondary, display: 'block' });
export const strong = css({ fontWeight: vars.font.weight.strong, display: 'block' });
