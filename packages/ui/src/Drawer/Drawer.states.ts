import { matrix } from '../story/matrix.ts';
import type { DrawerProps } from './Drawer.tsx';

/** One drawer is open at a time, so each state is a story of its own. */
export const drawerStates = matrix<Pick<DrawerProps, 'side'>>({ side: ['start', 'end'] });
