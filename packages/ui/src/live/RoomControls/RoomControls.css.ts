import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const bar = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    padding: `10px ${space[5]}`,
    background: color.bgStage,
    color: color.fgStage,
    borderBlockStart: `${vars.border.thin} solid ${color.borderStage}`,
    '@media': {
      [media.short]: { paddingBlock: space[1] },
      [media.phone]: { padding: `${space[1]} ${space[2]}` },
      [media.narrow]: { paddingInline: space[1], columnGap: 0 },
    },
  },
  variants: {
    // There is one line; its controls share the width evenly.
    isCompact: {
      true: {
        flexWrap: 'nowrap',
        columnGap: '2px',
        '@media': { [media.narrow]: { columnGap: 0 } },
      },
      false: {},
    },
  },
});
export const rule = css({
  inlineSize: vars.border.thin,
  blockSize: '36px',
  marginInline: space[2],
  background: color.borderStage,
  '@media': { [media.phone]: { display: 'none' } },
});
export const end = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
  },
  variants: { isCompact: { true: { display: 'contents' }, false: {} } },
});
/** On phones only: elsewhere the panel is beside the stage. */
export const phoneOnly = css({
  display: 'none',
  '@media': { [media.phone]: { display: 'contents' } },
});
export const reason = css({
  ...type('sm'),
  position: 'absolute',
  insetInlineStart: space[5],
  insetBlockEnd: `calc(100% + ${space[2]})`,
  maxInlineSize: `calc(100% - 2 * ${space[5]})`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  background: color.bgStageControl,
  color: color.fgStage,
  border: `${vars.border.thin} solid ${color.borderStage}`,
  zIndex: vars.z.sticky,
});
