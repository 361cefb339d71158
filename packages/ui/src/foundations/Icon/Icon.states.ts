import { Search } from 'lucide-react';
import { matrix } from '../../story/matrix.ts';
import type { IconProps } from './Icon.tsx';

export const iconStates = matrix<IconProps>({ icon: [Search], size: ['sm', 'md', 'lg'] });
