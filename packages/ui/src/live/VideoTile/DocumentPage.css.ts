import { plate } from '../RoomParts/plate.ts';
import { stageMarks } from '../RoomParts/stageMarks.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;
/** A tile beside a large one: one sentence and its button. */
const small = '(max-height: 199px)';
/** A tile of a strip, or of four in a row: nothing beside them has room. */
const low = '(max-height: 99px)';

export const root = css({ blockSize: '100%', display: 'flex', flexDirection: 'column' });
/** The page ends above its file's name: a footnote is not under it. */
export const place = css({ position: 'relative', flex: 1, minBlockSize: 0 });

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  textAlign: 'center',
} as const;
/** The page is invisible until it is drawn. */
export const loading = css({
  ...middle,
  ...type('md'),
  gap: space[2],
  padding: space[2],
  overflow: 'hidden',
  background: color.bgTile,
  color: color.fgStageMuted,
  '@container': {
    [small]: { ...type('xs'), flexDirection: 'row', padding: space[1] },
    [low]: { ...type('2xs'), gap: space[1], paddingBlock: 0 },
  },
});
export const broken = css({
  ...middle,
  // A page higher than the tile scrolls inside it, from its beginning.
  overflow: 'auto',
  gap: space[2],
  padding: space[3],
  '@container': {
    [small]: { gap: space[1], padding: space[1] },
    [low]: { gap: 0, padding: '2px' },
  },
});
export const title = css({
  ...type('lg'),
  flex: 'none',
  fontWeight: vars.font.weight.strong,
  '@container': {
    [small]: type('xs'),
    // One line, so that the button fits.
    [low]: {
      ...type('2xs'),
      maxInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const hint = css({
  ...type('md'),
  flex: 'none',
  color: color.fgStageMuted,
  '@container': { [small]: { display: 'none' } },
});
export const retry = css({
  ...type('md'),
  ...stageMarks,
  flex: 'none',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  marginBlockStart: space[2],
  paddingInline: space[4],
  border: `${vars.border.thin} solid ${color.borderStage}`,
  borderRadius: vars.radius.control,
  color: color.fgStage,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  '@container': {
    [small]: { ...type('sm'), minBlockSize: '32px', marginBlockStart: 0, paddingInline: space[3] },
    [low]: { ...type('xs'), minBlockSize: '28px' },
  },
});

export const file = recipe({
  base: { ...plate, flex: 'none', minInlineSize: 0 },
  variants: {
    // Its name is in the tile's own; the button needs the space.
    hasFailed: { true: { '@container': { [low]: { display: 'none' } } }, false: {} },
  },
});
