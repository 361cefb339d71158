import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

export const rules = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const rule = recipe({
  base: { ...type('xs'), display: 'inline-flex', alignItems: 'center', gap: vars.space[1] },
  variants: {
    isMet: { true: { color: vars.color.fgSuccess }, false: { color: vars.color.fgMuted } },
  },
});
export const eye = css({ marginInlineEnd: '-8px' });
