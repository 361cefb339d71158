import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { css, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

/** Space for some paragraphs in an empty text. */
const MIN_HEIGHT = '240px';

export const frame = css({
  border: `${vars.border.thin} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.bgSurface,
  minInlineSize: 0,
  selectors: {
    '&[data-invalid]': { borderColor: color.fgDanger },
    '&[data-disabled]': { background: color.bgNeutral, borderColor: 'transparent' },
    // The ring belongs to the text: a tool has its own.
    '&:has([contenteditable]:focus)': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
  },
});

export const waiting = css({ padding: space[5], minBlockSize: MIN_HEIGHT });

export const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  overflow: 'clip',
  background: color.bgSurface,
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
});

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  paddingInlineEnd: space[1],
  // The divider before the first group of each line is outside, where it is clipped.
  marginInlineStart: `calc(-1 * ${vars.border.thin})`,
});

export const group = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  paddingInlineStart: space[1],
  borderInlineStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});

export const tool = css(
  withFocusRing({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size['control-md'],
    blockSize: vars.size['control-md'],
    borderRadius: vars.radius.control,
    color: color.fgSecondary,
    ...transition('background-color', 'color'),
    selectors: {
      '&[data-hovered]': { background: color.bgHover, color: color.fgDefault },
      '&[data-pressed]': { background: color.bgNeutral },
      '&[aria-pressed="true"]': { background: color.bgSelected, color: color.fgBrand },
      '&[aria-disabled="true"]': {
        color: color.fgDisabled,
        background: 'none',
        cursor: 'default',
      },
    },
    '@media': {
      // Colors alone would not show which tool is on.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': { outline: `${vars.border.thick} solid Highlight` },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const bar = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[3],
  padding: space[3],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  background: color.bgSunken,
});

export const barActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  gridColumn: '1 / -1',
});

export const notice = css({
  ...type('sm'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[2],
  paddingInlineStart: space[3],
  paddingBlock: space[1],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  background: color.bgDangerSoft,
  color: color.fgDanger,
});

export const announcedLines = css({ display: 'grid', gap: space[1], paddingBlock: space[2] });

/** The text, and the example that covers it while it is empty. */
export const page = css({ position: 'relative', padding: space[5] });

export const example = css({
  position: 'absolute',
  insetBlockStart: space[5],
  insetInline: space[5],
  color: color.fgMuted,
  pointerEvents: 'none',
});

export const text = css({
  minBlockSize: MIN_HEIGHT,
  outline: 'none',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
});

export const held = css({ background: color.bgSelected });

export const pending = css({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `${vars.border.thin} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.tile,
  fontFamily: vars.font.family.text,
  ...type('sm'),
  whiteSpace: 'normal',
});

export const pendingImage = css({
  maxBlockSize: '120px',
  maxInlineSize: '100%',
  inlineSize: 'auto',
  justifySelf: 'start',
  borderRadius: vars.radius.tile,
});

export const pendingActions = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const pendingFault = css({ color: color.fgDanger, overflowWrap: 'anywhere' });

export const paywall = css({
  ...type('xs'),
  fontFamily: vars.font.family.text,
  fontWeight: vars.font.weight.strong,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[2],
  borderBlock: `${vars.border.thin} solid ${color.borderVip}`,
  background: color.bgVipSoft,
  color: color.fgVip,
  cursor: 'grab',
});

export const foot = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});

type Rule = Parameters<typeof globalStyle>[1];
const inside = (selector: string, rule: Rule): void =>
  globalStyle(`${text} ${selector}`, { '@layer': { [layers.components]: rule } });

inside('.ProseMirror-selectednode', {
  outline: `${vars.focus.ring} solid ${color.borderFocus}`,
  outlineOffset: vars.focus.offset,
});
inside('> :first-child', { marginBlockStart: 0 });
inside('figure img', { cursor: 'default' });
inside('a', { cursor: 'text' });
// An element that ProseMirror adds so that browsers let the caret be there.
inside('img.ProseMirror-separator', {
  display: 'inline',
  inlineSize: 0,
  blockSize: 0,
  border: 0,
  margin: 0,
});
inside('.ProseMirror-gapcursor', {
  position: 'absolute',
  inlineSize: space[5],
  borderBlockStart: `${vars.border.thin} solid ${color.fgDefault}`,
});
