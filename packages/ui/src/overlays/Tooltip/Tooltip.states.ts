import { matrix } from '../../story/matrix.ts';
import type { TooltipProps } from './Tooltip.tsx';

export const tooltipStates = matrix<TooltipProps>({ placement: ['top', 'bottom', 'start', 'end'] });
