import { people } from '../../story/samples/cast/index.ts';
import { matrix } from '../../story/matrix.ts';
import type { AvatarProps } from './Avatar.tsx';

export const avatarStates = [
  ...matrix<AvatarProps>({ size: ['sm', 'md', 'lg', 'xl'], kind: ['person', 'organization'] }),
  ...matrix<AvatarProps>({ name: [
      people.suMan.name.en,
      people.eliotMarsh.name.en,
      people.helenaBrandt.name['zh-CN'],
      people.linXiao.name['zh-CN'],
    ] }),
];
