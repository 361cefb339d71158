import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;
const line = `${vars.border.thin} solid ${color.borderSubtle}`;

export const head = css({ display: 'grid', gap: space[2] });
export const lead = css({ ...type('lg'), color: color.fgSecondary, maxInlineSize: '64ch' });
/** Video above, choice below: the effect of a choice is visible at once. */
export const tried = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minInlineSize: 0,
});
export const results = css({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const summary = css({ ...type('md'), fontWeight: vars.font.weight.strong });
export const list = css({ borderBlockEnd: line });
export const row = css({
  ...type('md'),
  display: 'flex',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: line,
});
export const sign = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: space[5],
    blockSize: vars.line.height.md,
  },
  variants: {
    state: {
      waiting: { color: color.fgMuted },
      running: { color: color.fgMuted },
      passed: { color: color.fgSuccess },
      unsure: { color: color.fgWarning },
      failed: { color: color.fgDanger },
    },
  },
});
export const words = css({ flex: 1, minInlineSize: 0 });
export const kind = css({ fontWeight: vars.font.weight.strong, marginInlineEnd: space[2] });
export const state = recipe({
  base: type('sm'),
  variants: {
    state: {
      waiting: { color: color.fgMuted },
      running: { color: color.fgMuted },
      passed: { color: color.fgSuccess },
      unsure: { color: color.fgWarning },
      failed: { color: color.fgDanger },
    },
  },
});
export const text = css({ ...type('sm'), color: color.fgSecondary });
export const question = css({
  ...type('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
