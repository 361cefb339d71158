import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/styles.ts';

/** Text on a video has a background of its own. */
export const plate: StyleRule = {
  ...type('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: '22px',
  paddingInline: '7px',
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${vars.color.bgStage} 84%, transparent)`,
  color: vars.color.fgStage,
};
