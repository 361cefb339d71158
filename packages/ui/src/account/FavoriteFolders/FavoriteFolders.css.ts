import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

/** The folders are above the list if there is no room beside it. */
export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[8],
  rowGap: space[6],
});

export const kept = css({ flex: '3 1 300px', minInlineSize: 0 });

export const folders = css({
  flex: '1 1 220px',
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
});

export const list = css({ display: 'grid', gap: space[1], inlineSize: '100%' });

export const row = css({ display: 'flex', alignItems: 'center', gap: space[1] });

export const folder = css(
  withFocusRing({
    ...type('md'),
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: vars.size.touch,
    paddingInline: space[3],
    paddingBlock: space[2],
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: {
      '&[data-hovered]': { background: color.bgHover },
      '&[aria-current="true"]': {
        background: color.bgSelected,
        color: color.fgBrand,
        fontWeight: vars.font.weight.strong,
      },
    },
  }),
);

export const name = css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = css({
  ...type('xs'),
  color: color.fgMuted,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current="true"] > &': { color: color.fgBrand } },
});

export const title = css({
  ...type('title-sm'),
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  outline: 'none',
  paddingBlockEnd: space[3],
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});

export const words = css({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1] });

export const link = css(
  withFocusRing({
    ...type('md'),
    fontWeight: vars.font.weight.strong,
    color: color.fgDefault,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    selectors: { '&[data-hovered]': { color: color.fgLink } },
  }),
);

export const meta = css({
  ...type('xs'),
  color: color.fgMuted,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
});

export const fault = css({ ...type('sm'), color: color.fgDanger, paddingBlockEnd: space[2] });
