import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe, type } from '../../theme/styles.ts';
import { captionActs, captionLines } from './captionPlace.ts';

const { color, space } = vars;

/** Maximum number of visible lines. */
const LINES = 6;

export const root = css({
  display: 'flex',
  // The buttons wrap below if there is no room beside the text.
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[2],
  color: color.fgStage,
});
export const box = recipe({
  base: {
    ...forcedEdge,
    flex: '1 1 280px',
    minInlineSize: 0,
    padding: `${space[2]} ${space[4]}`,
    borderRadius: vars.radius.tile,
    background: color.bgStageControl,
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      sm: type('md'),
      md: type('lg'),
      lg: type('title-md'),
    },
  },
});
/** Shows whole lines only: overflow leaves at the top, and the newest text is always visible. */
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  maxBlockSize: `calc(1lh * ${captionLines(LINES)})`,
  overflow: 'hidden',
});
export const line = recipe({
  base: { textWrap: 'pretty' },
  variants: {
    isFinal: {
      true: {},
      // Text that may still change is muted.
      false: { color: color.fgStageMuted },
    },
  },
});
export const speaker = css({
  fontWeight: vars.font.weight.strong,
  marginInlineEnd: space[2],
  color: color.fgStage,
});
/** As high as a caption line, so that no line above it is cut off. */
export const note = css({ ...type('sm'), lineHeight: '1lh', color: color.fgStageMuted });
export const acts = css({ display: captionActs, flex: 'none', marginInlineStart: 'auto' });
/** Marks "on" with a line below: color alone would not be visible to everyone. */
export const on = css({
  selectors: {
    '&[data-selected]': {
      background: color.bgStageControl,
      borderBlockEnd: `${vars.border.thick} solid ${color.ringSpeaking}`,
    },
  },
});
export const settings = css({ display: 'grid', gap: space[4] });
export const setting = css({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const settingName = css({ ...type('sm'), fontWeight: vars.font.weight.strong });
