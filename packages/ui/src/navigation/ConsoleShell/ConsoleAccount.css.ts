import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';
import { consoleMedia, hiddenWords } from './consoleWidths.ts';

const { color, space, size } = vars;

export const account = css({
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const user = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size['control-lg'],
  paddingInline: space[2],
  '@media': { [consoleMedia.rail]: { position: 'relative', paddingInline: '6px' } },
});

export const words = css({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [consoleMedia.rail]: hiddenWords },
});

export const name = css({ ...type('sm'), display: 'block', fontWeight: vars.font.weight.strong });

export const note = css({
  ...type('xs'),
  color: color.fgMuted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** The ring is around icon and select: in the rail, the select is an invisible layer on the icon. */
export const scheme = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  position: 'relative',
  minBlockSize: '36px',
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: color.fgSecondary,
  selectors: {
    '&:focus-within:has(:focus-visible)': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
    '&:hover': { background: color.bgHover },
  },
  '@media': {
    [consoleMedia.rail]: { justifyContent: 'center', minBlockSize: size['control-md'] },
    [consoleMedia.bar]: { minBlockSize: size.touch },
  },
});

export const select = css({
  flex: '1 1 auto',
  minInlineSize: 0,
  // Browsers move a select's text this far in.
  marginInlineStart: `calc(-1 * ${space[1]})`,
  alignSelf: 'stretch',
  border: 0,
  background: color.bgPage,
  color: color.fgSecondary,
  fontWeight: vars.font.weight.medium,
  outline: 'none',
  '@media': {
    [consoleMedia.rail]: {
      position: 'absolute',
      inset: 0,
      margin: 0,
      inlineSize: '100%',
      opacity: 0,
      cursor: 'pointer',
    },
  },
});
