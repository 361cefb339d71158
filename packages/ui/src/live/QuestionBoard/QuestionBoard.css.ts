import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
});
export const list = css({
  flex: 1,
  minBlockSize: '160px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const empty = css({ padding: `${space[6]} ${space[4]}` });
export const refusal = css({
  padding: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});
export const question = recipe({
  base: {
    display: 'flex',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  },
  variants: {
    isLive: {
      true: {
        background: color.bgBrandSoft,
        borderInlineStart: `${vars.border.thick} solid ${color.bgBrand}`,
        paddingInlineStart: `calc(${space[4]} - ${vars.border.thick})`,
      },
      false: {},
    },
  },
});
export const votes = css({
  ...type('sm'),
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: '64px',
  fontVariantNumeric: 'tabular-nums',
});
/** As high as the button that others get here. */
export const count = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.size['control-sm'],
  color: color.fgSecondary,
});
export const words = css({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1] });
export const meta = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: color.fgSecondary,
});
export const author = css({ fontWeight: vars.font.weight.strong, color: color.fgDefault });
export const text = css({ ...type('md'), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const answer = css({
  ...type('sm'),
  marginBlockStart: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `${vars.border.thick} solid ${color.borderDefault}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[1],
});
export const reply = css({ marginInline: `calc(-1 * ${space[4]})` });
