import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const meter = css({ display: 'grid', gap: '6px' });
export const label = css({ ...type('sm'), fontWeight: vars.font.weight.strong });
export const hint = css({ ...type('xs'), color: color.fgMuted });
export const steps = css({ display: 'flex', gap: '3px' });
export const step = recipe({
  base: {
    flex: 1,
    blockSize: '12px',
    borderRadius: '2px',
    border: `${vars.border.thin} solid transparent`,
  },
  variants: {
    isLit: {
      true: { '@media': { [media.forcedColors]: { background: 'Highlight' } } },
      false: {},
    },
    background: { surface: {}, stage: { blockSize: '8px' } },
  },
  compoundVariants: [
    { variants: { isLit: true, background: 'surface' }, style: { background: color.bgSuccess } },
    { variants: { isLit: false, background: 'surface' }, style: { background: color.bgNeutral } },
    { variants: { isLit: true, background: 'stage' }, style: { background: color.ringSpeaking } },
    {
      variants: { isLit: false, background: 'stage' },
      style: { background: color.bgStageControlHover },
    },
  ],
});
