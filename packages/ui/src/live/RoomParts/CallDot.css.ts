import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

const { color } = vars;
/** Filled by its border, which stays in forced colors, where backgrounds disappear. */
const filled = (paint: string) => ({ border: `5px solid ${paint}` });

export const dot = recipe({
  base: {
    flex: 'none',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: vars.radius.pill,
  },
  variants: {
    tone: {
      on: filled(color.bgSuccess),
      waiting: filled(color.bgWarning),
      wrong: filled(color.bgDanger),
      off: { border: `${vars.border.thin} solid ${color.borderStrong}` },
    },
  },
});
