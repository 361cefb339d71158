import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

export const scroll = css({ overflowX: 'auto', position: 'relative' });
export const table = css({ inlineSize: '100%', borderCollapse: 'collapse', ...type('md') });
const edges = {
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    '&:last-child': { paddingInlineEnd: vars.space[4] },
  },
};
const cells = {
  align: {
    start: { textAlign: 'start' as const },
    end: { textAlign: 'end' as const, fontVariantNumeric: 'tabular-nums lining-nums' },
  },
  isWideOnly: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
};
export const head = recipe({
  base: {
    ...type('xs'),
    color: color.fgMuted,
    fontWeight: vars.font.weight.medium,
    padding: vars.space[2],
    whiteSpace: 'nowrap',
    borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
    ...edges,
  },
  variants: cells,
});
/** The whole header can be pressed; its text aligns with the other headers. */
export const sorter = css(
  withFocusRing({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size['control-sm'],
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    selectors: { '&[data-hovered]': { color: color.fgDefault } },
  }),
);
export const cell = recipe({
  base: {
    // The cell that names a row looks like the other cells.
    fontWeight: 'inherit',
    blockSize: vars.size.touch,
    paddingInline: vars.space[2],
    paddingBlock: vars.space[2],
    borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
    ...edges,
  },
  variants: cells,
});
export const row = recipe({
  variants: {
    isOwn: {
      true: {
        background: color.bgSelected,
        boxShadow: `inset ${vars.border.thick} 0 0 ${color.bgBrand}`,
        // Marked by its edge where the system forces its own colors.
        outline: `${vars.border.thick} solid transparent`,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
      },
      false: {},
    },
  },
});
