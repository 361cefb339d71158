import { plate } from '../RoomParts/plate.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, motion, space } = vars;
/** A tile of a narrow phone, where initials and a name have no room under one another. */
const low = '(max-height: 79px)';
/** A tile of two in a row on a phone, where initials, marks and a name meet. */
const short = '(max-height: 111px)';
const ring = (line: string) => `${vars.border.thick} solid ${line}`;

export const tile = recipe({
  base: {
    position: 'relative',
    inlineSize: '100%',
    blockSize: '100%',
    // Where the container has no height of its own.
    aspectRatio: '16 / 9',
    containerType: 'size',
    borderRadius: vars.radius.tile,
    background: color.bgTile,
    color: color.fgStage,
    outline: ring('transparent'),
    outlineOffset: '2px',
    // Fades in quickly and out calmly (look §6).
    transition: `outline-color ${motion.duration.calm} ${motion.easing.out}`,
    // A transparent line is drawn there too: a silent person has a thin one.
    '@media': { [media.forcedColors]: { outline: `${vars.border.thin} solid CanvasText` } },
  },
  variants: {
    isSpeaking: {
      true: {
        outline: ring(color.ringSpeaking),
        transitionDuration: motion.duration.quick,
        '@media': { [media.forcedColors]: { outline: ring('Highlight') } },
      },
      false: {},
    },
  },
});

export const background = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
});

export const nobody = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingBlockEnd: space[4],
  // Opposite the marks, above the name.
  '@container': { [short]: { placeItems: 'start', padding: space[1] } },
});
/** Initials shrink for the name below them before either is cut off. */
export const initials = css({
  '@container': {
    [short]: { scale: '0.75', transformOrigin: 'top left' },
    [low]: { scale: '0.45' },
  },
});

export const foot = css({
  position: 'absolute',
  insetInline: '6px',
  insetBlockEnd: '6px',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[1],
});
export const name = css({ ...plate, minInlineSize: 0 });
export const words = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Shrinks before the name does. */
export const full = css({
  flexShrink: 4,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.fgStageMuted,
});
export const role = css({ color: color.fgStageMuted, whiteSpace: 'nowrap' });

export const head = css({
  position: 'absolute',
  insetInline: '6px',
  insetBlockStart: '6px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space[1],
});
export const mark = css({ ...plate, ...type('2xs') });
/** Words beside the icon of a mark; the tile's description has them too. */
export const markWords = css({ '@container': { [short]: { display: 'none' } } });

export const action = css({
  ...plate,
  minInlineSize: vars.size['control-sm'],
  minBlockSize: vars.size['control-sm'],
  justifyContent: 'center',
  cursor: 'pointer',
  outline: 'none',
  // It would cover the initials; the list of people offers the same.
  '@container': { [low]: { display: 'none' } },
  selectors: {
    '&[data-hovered]': { background: color.bgStageControlHover },
    '&[data-selected]': { color: color.ringSpeaking },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
      outlineOffset: '1px',
    },
  },
});
