import { matrix } from '../../story/matrix.ts';
import type { TabsProps } from './Tabs.tsx';

export const tabsStates = matrix<TabsProps>({ size: ['md', 'lg'], selected: ['a', 'b'] });
