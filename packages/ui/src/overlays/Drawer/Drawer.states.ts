import { matrix } from '../../story/matrix.ts';
import type { DrawerProps } from './Drawer.tsx';

export const drawerStates = matrix<DrawerProps>({ side: ['start', 'end'] });
