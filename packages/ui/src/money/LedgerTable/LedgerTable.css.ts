import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

/** Too narrow for five columns: phones, lists beside a side column (under 680 px), and large text. */
const narrow = '(width < 42.5rem)';

export const frame = css({
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  overflow: 'hidden',
  containerType: 'inline-size',
});

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});

/** Rows as blocks need a block container; otherwise they shrink to their content. */
export const body = css({ '@container': { [narrow]: { display: 'block' } } });

/** In the stacked layout each cell shows its own heading. */
export const heads = css({
  '@container': {
    // Without a size it would be as wide as its text and widen the page.
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
      overflow: 'hidden',
    },
  },
});

export const row = css({
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
  '@container': {
    [narrow]: { display: 'flex', flexDirection: 'column', gap: space[1], padding: space[4] },
  },
});

const figure = {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;

const edges = {
  '&:first-child': { paddingInlineStart: space[5] },
  '&:last-child': { paddingInlineEnd: space[5] },
};

/** Beside its heading if the longest word fits, otherwise below. */
export const value = css({ '@container': { [narrow]: { flex: '1 0 min-content' } } });

export const head = recipe({
  base: {
    ...type('xs'),
    color: color.fgMuted,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    paddingBlock: space[2],
    paddingInline: space[3],
    borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
    selectors: edges,
  },
  variants: { isFigure: { true: figure, false: {} }, isTitle: { true: {}, false: {} } },
});

export const cell = recipe({
  base: {
    blockSize: vars.size.touch,
    paddingBlock: space[2],
    paddingInline: space[3],
    verticalAlign: 'middle',
    selectors: edges,
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: space[4],
        blockSize: 'auto',
        padding: 0,
        textAlign: 'end',
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
          '&::before': {
            content: 'attr(data-head)',
            flexShrink: 0,
            maxInlineSize: '100%',
            color: color.fgMuted,
            textAlign: 'start',
          },
        },
      },
    },
  },
  variants: {
    isFigure: {
      true: { ...figure, '@container': { [narrow]: { whiteSpace: 'normal' } } },
      false: {},
    },
    isTitle: {
      true: {
        '@container': {
          [narrow]: {
            order: -1,
            textAlign: 'start',
            fontWeight: vars.font.weight.medium,
            selectors: { '&::before': { content: 'none' } },
          },
        },
      },
      false: {},
    },
  },
});
