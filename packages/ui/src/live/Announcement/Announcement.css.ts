import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

/** It takes the focus when a text is removed. It is not interactive, so it has no focus ring. */
export const place = css({ outline: 'none' });
export const bar = css({
  outline: 'none',
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  background: color.bgStageControl,
  color: color.fgStage,
  borderBlockEnd: `${vars.border.thin} solid ${color.borderStage}`,
});
/** As tall as the buttons, so that the first line is level with them. */
export const sign = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: vars.size['control-md'],
  color: color.fgStageMuted,
});
export const text = css({
  // Always beside the icon; the buttons wrap below if the line is short.
  flex: `1 1 min(26ch, calc(100% - ${space[10]}))`,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size['control-md']} - 1.5em) / 2)`,
  overflowWrap: 'anywhere',
});
export const actions = css({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' });
export { stageAction as action } from '../RoomParts/stageAction.css.ts';
