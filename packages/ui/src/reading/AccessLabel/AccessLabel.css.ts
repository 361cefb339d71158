import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

export const label = recipe({
  base: {
    ...type('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: { plain: { color: vars.color.fgDefault }, success: { color: vars.color.fgSuccess } },
  },
});

export const before = css({ color: vars.color.fgMuted, fontWeight: vars.font.weight.regular });
