import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;
const line = `${vars.border.thin} solid ${color.borderSubtle}`;

/** A name without a break opportunity widens nothing. */
const narrow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
} as const;
export const root = css({ ...narrow, gap: space[4] });

/** The list. */
export const list = css({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 });
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    borderBlockStart: line,
    selectors: { '&:last-child': { borderBlockEnd: line } },
  },
  variants: {
    // Visible without its color too.
    isOpen: {
      true: { background: color.bgSelected, fontWeight: vars.font.weight.strong },
      false: {},
    },
  },
});
const face = {
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size['control-lg']} + ${space[2]})`,
  paddingInline: space[2],
  paddingBlock: space[2],
  textAlign: 'start',
} as const;
export const open = css(
  withFocusRing({
    ...face,
    borderRadius: vars.radius.control,
    color: color.fgDefault,
    cursor: 'pointer',
    ...transition('background-color'),
    selectors: {
      '&[data-hovered]': { background: color.bgHover },
      // The rows touch each other: an outer ring would be covered by the next row.
      '&[data-focus-visible], &:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);
export const closed = css({ ...face, color: color.fgSecondary });
export const words = css({ display: 'grid', minInlineSize: 0 });
export const name = css({ overflowWrap: 'anywhere' });
const status = {
  ...type('xs'),
  fontWeight: vars.font.weight.regular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
} as const;
export const waiting = css({ ...status, color: color.fgMuted });
export const failed = css({ ...status, color: color.fgDanger });
export const shown = css({ ...status, color: color.fgAccent });
export const rowActions = css({ display: 'inline-flex', flex: 'none' });

/** The opened document. */
export const opened = css({ ...narrow, gap: space[2] });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const audience = recipe({
  base: {
    ...type('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontWeight: vars.font.weight.strong,
  },
  variants: { isShown: { true: { color: color.fgAccent }, false: { color: color.fgSecondary } } },
});
export const page = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.tile,
  borderStartEndRadius: vars.radius.tile,
  // A white page on a white background has an edge.
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderBlockEnd: 0,
  background: color.bgStage,
  color: color.fgStageMuted,
});
/** The page is invisible until it is drawn. */
export const loading = css({ background: color.bgStage });
export const bar = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[1],
  marginBlockStart: `calc(-1 * ${space[2]})`,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  background: color.bgStageControl,
  color: color.fgStage,
  // An edge in forced colors.
  outline: `${vars.border.thin} solid transparent`,
  outlineOffset: '-1px',
  borderEndStartRadius: vars.radius.tile,
  borderEndEndRadius: vars.radius.tile,
});
export const file = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  // Takes a line of its own before it is cut off entirely.
  flex: `1 1 calc(${space[16]} * 2)`,
  minInlineSize: 0,
  minBlockSize: vars.size['control-md'],
});
export const fileName = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const pages = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
});
/** Overrides the stage's own button, whichever of them comes later in the styles. */
export const barButton = css({
  '@media': {
    [media.phone]: {
      selectors: { '&&': { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
    },
  },
  selectors: {
    '&&[aria-disabled=true]': { color: color.fgStageMuted, cursor: 'default', background: 'none' },
  },
});
