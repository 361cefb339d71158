import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/styles.ts';

const { color } = vars;

export const dot = recipe({
  base: {
    flex: 'none',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: vars.radius.pill,
    border: `${vars.border.thin} solid transparent`,
  },
  variants: {
    tone: {
      on: { background: color.bgSuccess },
      waiting: { background: color.bgWarning },
      wrong: { background: color.bgDanger },
      off: { borderColor: color.borderStrong },
    },
  },
});
