import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { css, recipe, type } from '../theme/styles.ts';

const { color, space } = vars;

export const frame = css({
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  overflow: 'hidden',
});

export const table = css({ inlineSize: '100%', borderCollapse: 'collapse' });

export const row = css({
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
});

const variants = {
  isFigure: {
    true: {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    false: {},
  },
  isWideOnly: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
} as const;

export const head = recipe({
  base: {
    ...type('xs'),
    color: color.fgMuted,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    paddingBlock: space[2],
    paddingInline: space[3],
    borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
    selectors: {
      '&:first-child': { paddingInlineStart: space[5] },
      '&:last-child': { paddingInlineEnd: space[5] },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&:first-child': { paddingInlineStart: space[4] },
          '&:last-child': { paddingInlineEnd: space[4] },
        },
      },
    },
  },
  variants,
});

export const cell = recipe({
  base: {
    blockSize: vars.size.touch,
    paddingBlock: space[2],
    paddingInline: space[3],
    verticalAlign: 'middle',
    selectors: {
      '&:first-child': { paddingInlineStart: space[5] },
      '&:last-child': { paddingInlineEnd: space[5] },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&:first-child': { paddingInlineStart: space[4] },
          '&:last-child': { paddingInlineEnd: space[4] },
        },
      },
    },
  },
  variants,
});
