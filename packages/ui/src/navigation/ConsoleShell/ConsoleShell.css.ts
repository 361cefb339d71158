import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type, withFocusRing } from '../../theme/styles.ts';
import { consoleMedia, hiddenWords } from './consoleWidths.ts';

const { color, space, size } = vars;
const rule = `${vars.border.thin} solid ${color.borderDefault}`;

/** As high as its container, or as the window: `cqb` falls back to the window's height. */
export const frame = css({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  position: 'relative',
  minBlockSize: '100cqb',
  background: color.bgSurface,
  color: color.fgDefault,
  '@media': {
    [consoleMedia.rail]: { gridTemplateColumns: `${space[16]} minmax(0, 1fr)` },
    [consoleMedia.bar]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
    print: { display: 'block' },
  },
});

export const side = css({
  background: color.bgPage,
  borderInlineEnd: rule,
  '@media': { [consoleMedia.bar]: { borderInlineEnd: 0, borderBlockEnd: rule } },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  minBlockSize: size.header,
  paddingInline: space[3],
  background: color.bgPage,
  '@media': {
    [consoleMedia.bar]: { position: 'static', minBlockSize: '56px', paddingInline: space[4] },
  },
});

export const home = css(
  withFocusRing({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    position: 'relative',
    minBlockSize: size.touch,
    minInlineSize: 0,
    marginInlineEnd: 'auto',
    paddingInlineStart: space[2],
    borderRadius: vars.radius.control,
    color: color.fgDefault,
    '@media': { [consoleMedia.rail]: { padding: '7px' } },
  }),
);

export const mark = css({ display: 'flex', flex: 'none' });

/** Where both have no room on one line, the console's name goes below the brand. */
export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [consoleMedia.rail]: hiddenWords },
});

export const brand = css({ ...type('title-sm'), fontWeight: vars.font.weight.strong });

export const area = css({
  ...type('xs'),
  color: color.fgMuted,
  fontWeight: vars.font.weight.medium,
  borderInlineStart: rule,
  paddingInlineStart: space[2],
});

export const menuButton = css(
  withFocusRing({
    display: 'none',
    flex: 'none',
    placeItems: 'center',
    inlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: vars.radius.control,
    color: color.fgSecondary,
    selectors: { '&[data-hovered]': { background: color.bgHover, color: color.fgDefault } },
    '@media': { [consoleMedia.bar]: { display: 'grid' } },
  }),
);

/** Beside the work area it stays while that scrolls; the bar above it is 64 px high. */
export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    position: 'sticky',
    insetBlockStart: size.header,
    minBlockSize: `calc(100cqb - ${size.header})`,
    maxBlockSize: `calc(100cqb - ${size.header})`,
    overflowY: 'auto',
    padding: `0 ${space[3]} ${space[3]}`,
    '@media': {
      [consoleMedia.bar]: {
        position: 'static',
        minBlockSize: 0,
        maxBlockSize: 'none',
        padding: `0 ${space[3]} ${space[4]}`,
      },
    },
  },
  variants: {
    isOpen: { true: {}, false: { '@media': { [consoleMedia.bar]: { display: 'none' } } } },
  },
});

/** Focused by the skip link and after a change of the screen, which needs no ring. */
export const work = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
});
