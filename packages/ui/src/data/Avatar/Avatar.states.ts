import { matrix } from '../../story/matrix.ts';
import type { AvatarProps } from './Avatar.tsx';

export const avatarStates = [
  ...matrix<AvatarProps>({ size: ['sm', 'md', 'lg', 'xl'], kind: ['person', 'organization'] }),
  ...matrix<AvatarProps>({ name: ['He Jingwen', 'Marcus Feld', 'Priya Raman', '林雨衡'] }),
];
