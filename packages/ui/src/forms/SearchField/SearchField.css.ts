import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const wrap = css({ position: 'relative', minInlineSize: 0, inlineSize: '100%' });

export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    selectors: {
      '&:focus-within': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-1px',
      },
    },
  },
  variants: {
    background: {
      page: {
        background: color.bgSurface,
        border: `${vars.border.thin} solid ${color.borderStrong}`,
        minBlockSize: vars.size['control-lg'],
      },
      hero: {
        ...forcedEdge,
        background: color.bgRaised,
        color: color.fgDefault,
        minBlockSize: '56px',
        boxShadow: vars.shadow.raised,
        paddingInlineEnd: '6px',
      },
    },
  },
});
export const input = recipe({
  base: {
    ...type('md'),
    flex: 1,
    minInlineSize: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    alignSelf: 'stretch',
    padding: 0,
    selectors: {
      '&::placeholder': { color: color.fgMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:focus-visible': { outline: 'none' },
    },
  },
  variants: {
    background: {
      page: {},
      hero: { fontSize: vars.font.size.lg },
    },
  },
});
export const panel = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: vars.space[2],
  zIndex: vars.z.overlay,
  padding: vars.space[2],
  background: color.bgRaised,
  color: color.fgDefault,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: vars.space[2],
  ...type('xs'),
  color: color.fgMuted,
  minBlockSize: vars.space[8],
});
export const entry = css({ display: 'flex', alignItems: 'center' });
export const row = css({
  ...type('md'),
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size['control-md'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.bgHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const faint = css({ color: color.fgMuted });
