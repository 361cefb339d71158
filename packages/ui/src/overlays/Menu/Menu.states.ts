import { matrix } from '../../story/matrix.ts';
import type { MenuProps } from './Menu.tsx';

/** One menu is open at a time, so each state is a story of its own. */
export const menuStates = matrix<MenuProps>({ placement: ['bottom start', 'bottom end'] });
