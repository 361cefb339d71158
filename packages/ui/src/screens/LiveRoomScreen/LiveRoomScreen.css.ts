import { stageMarks } from '../../live/RoomParts/stageMarks.ts';
import { CAPTION_ACTS, CAPTION_LINES } from '../../live/Captions/captionPlace.ts';
import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';
import { toastPlace } from '../../status/Toasts/toastPlace.ts';

const { color, space } = vars;
/** The height of people and chat on a phone: the speaker and the captions stay visible. */
const SHEET = 'min(60dvh, 100dvh - 264px)';
/** The stage has a minimum height: where header and controls leave it less, the room scrolls. */
const MIN_STAGE_HEIGHT = '128px';
/** A phone with a low window, as for a page enlarged to 200 or 400 %: the sheet takes all of it. */
const lowPhone = `${media.phone} and ${media.short}`;
/** The part of a phone's window that toasts leave free. */
const beside = `calc(100dvh - ${toastPlace})`;
const line = `${vars.border.thin} solid ${color.borderStage}`;

export const room = recipe({
  base: {
    display: 'grid',
    gridTemplateRows: `auto minmax(${MIN_STAGE_HEIGHT}, 1fr) auto`,
    blockSize: '100dvh',
    '@media': { [media.phone]: { blockSize: beside } },
    overflowY: 'auto',
    background: color.bgStage,
    color: color.fgStage,
  },
  variants: {
    hasPanel: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr) 352px',
        '@media': {
          [`(max-width: ${breakpoints.desktop - 1}px)`]: {
            gridTemplateColumns: 'minmax(0, 1fr) 300px',
          },
          [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      },
      false: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    // The stage gets the space that the sheet leaves: the speaker is visible during typing.
    hasSheet: {
      true: {
        '@media': {
          [`${media.phone} and ${media.tall}`]: {
            gridTemplateRows: `auto minmax(0, 1fr) ${SHEET}`,
          },
        },
      },
      false: {},
    },
  },
});

export const head = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: '56px',
  paddingInline: space[5],
  borderBlockEnd: line,
  '@media': {
    [media.short]: { minBlockSize: vars.size.touch },
    [media.phone]: {
      paddingInline: `0 ${space[3]}`,
      columnGap: space[2],
      paddingBlockEnd: space[2],
    },
  },
});
export const back = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  borderRadius: vars.radius.control,
  color: color.fgStage,
  outline: 'none',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
  selectors: {
    '&[data-hovered]': { background: color.bgStageControlHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
      outlineOffset: '-2px',
    },
  },
});
export const title = css({
  ...type('md'),
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.strong,
  // It has the focus when the room begins, and has no action: no ring.
  outline: 'none',
  // On phones the title has the first line, the facts the second.
  '@media': { [media.phone]: { flex: `1 1 calc(100% - ${space[16]})` } },
});
export const facts = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
});
export const timer = css({ fontWeight: vars.font.weight.strong });
export const end = recipe({
  base: {
    ...type('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    marginInlineStart: 'auto',
    color: color.fgStageMuted,
  },
  variants: {
    // Its line on a phone is used for the videos while a sheet is open.
    isAway: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
  },
});
export const count = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.fgStage,
  fontVariantNumeric: 'tabular-nums',
});

export const stage = css({
  gridRow: 2,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  // In full screen nothing of the room is behind it.
  selectors: { '&:fullscreen': { background: color.bgStage, color: color.fgStage } },
  '@media': {
    [media.phone]: { selectors: { '&:fullscreen': { paddingBlockStart: toastPlace } } },
  },
});
/** The exit button has a line of its own: it covers no video. */
export const fullHead = css({
  display: 'flex',
  justifyContent: 'end',
  padding: `${space[1]} ${space[3]} 0`,
});
export const leaveFull = css({
  ...type('sm'),
  ...stageMarks,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: color.fgStage,
});
export const videos = recipe({
  base: {
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    padding: space[3],
    '@media': { [media.phone]: { padding: space[2] } },
  },
  variants: {
    // Videos that don't fit above a sheet cover nothing below them.
    hasSheet: { true: { '@media': { [media.phone]: { overflow: 'clip' } } }, false: {} },
  },
});
/** Below the videos, so that it covers nobody's face. */
export const captions = recipe({
  base: {
    flex: 'none',
    padding: `0 ${space[3]} ${space[3]}`,
    '@media': { [media.phone]: { padding: `0 ${space[2]} ${space[2]}` } },
  },
  variants: {
    // Above a sheet there is little room: the newest two lines are kept, the videos get the rest.
    hasSheet: {
      true: {
        '@media': {
          [media.phone]: {
            vars: { [CAPTION_LINES]: '2', [CAPTION_ACTS]: 'none' },
            paddingBlockEnd: space[1],
          },
        },
      },
      false: {},
    },
  },
});
export const note = css({
  blockSize: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  textAlign: 'center',
  maxInlineSize: '44ch',
  marginInline: 'auto',
});
export const messageTitle = css({ ...type('title-md'), fontWeight: vars.font.weight.strong });
export const messageText = css({ ...type('md'), color: color.fgStageMuted });
export const music = css({
  ...type('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.touch,
  marginBlockStart: space[2],
  paddingInline: space[4],
  border: line,
  borderRadius: vars.radius.control,
  color: color.fgStage,
  outline: 'none',
  selectors: {
    '&[data-selected]': {
      background: color.bgStageControl,
      // The on state has a line below it too: not everyone would see a background alone.
      borderBlockEnd: `${vars.border.thick} solid ${color.ringSpeaking}`,
    },
    '&[data-hovered]': { background: color.bgStageControlHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
/** It can't be pressed while a sheet is open, and the videos need its space. */
export const waits = recipe({
  base: { flex: 'none' },
  variants: {
    hasSheet: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
  },
});

export const panel = recipe({
  base: {
    gridRow: 2,
    gridColumn: 2,
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    background: color.bgSurface,
    color: color.fgDefault,
    outline: 'none',
  },
  variants: {
    isOpen: {
      true: {
        '@media': {
          [media.phone]: {
            position: 'fixed',
            insetInline: 0,
            insetBlockEnd: 0,
            blockSize: SHEET,
            zIndex: vars.z.overlay,
            borderStartStartRadius: vars.radius.card,
            borderStartEndRadius: vars.radius.card,
            boxShadow: vars.shadow.overlay,
          },
          [lowPhone]: { blockSize: beside, borderRadius: 0 },
        },
      },
      false: { '@media': { [media.phone]: { display: 'none' } } },
    },
  },
});
export const panelHead = css({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: `${space[4]} ${space[1]}`,
    },
  },
});
/** The sheet alone is closed. */
export const panelClose = css({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline-flex', flex: 'none' } },
});
export const panelTitle = css({ ...type('md'), fontWeight: vars.font.weight.strong });
export const panelBody = css({
  flex: 1,
  minBlockSize: 0,
  // Where the panel is lower than its parts, it scrolls: the input field stays reachable.
  overflowY: 'auto',
});

export const controls = css({ gridColumn: '1 / -1', minInlineSize: 0 });
