import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/styles.ts';

const tileSize = { inlineSize: '220px', blockSize: '124px' };

export const background = recipe({
  base: { background: vars.color.bgStage, color: vars.color.fgStage, padding: vars.space[5] },
  variants: {
    room: { none: {}, tile: {}, sheet: {}, wide: { inlineSize: '760px', maxInlineSize: '100%' } },
  },
});
export const inner = recipe({
  variants: {
    room: {
      none: {},
      wide: { blockSize: '480px' },
      tile: tileSize,
      sheet: {
        vars: { [vars.color.fgMuted]: vars.color.fgStageMuted },
      },
    },
  },
});
