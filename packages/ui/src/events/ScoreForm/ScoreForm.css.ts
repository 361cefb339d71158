import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const form = css({ display: 'grid', gap: space[5] });
/** One respect: its stars, and the reasons. */
export const respect = css({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const stars = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const star = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    ...transition('color'),
    selectors: {
      '&[data-hovered]': { color: color.fgBrand },
      '&[data-focus-visible]': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: `calc(-1 * ${vars.focus.ring})`,
      },
    },
  },
  variants: {
    isFull: { true: { color: color.fgBrand }, false: { color: color.fgMuted } },
  },
});
/** As large as the largest icon; the points that count are full. */
export const drawing = recipe({
  base: { inlineSize: vars.size['icon-lg'], blockSize: vars.size['icon-lg'] },
  variants: { isFull: { true: { fill: 'currentColor' }, false: { fill: 'none' } } },
});
export const note = css({ ...type('sm'), color: color.fgSecondary, paddingInlineStart: space[2] });
export const reasons = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const given = css({ ...type('sm'), color: color.fgSecondary });
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
