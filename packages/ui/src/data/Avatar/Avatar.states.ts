import { companies, people } from '../../story/samples/cast/index.ts';
import type { InBoth } from '../../story/samples/cast/index.ts';
import { withTexts } from '../../story/withTexts.ts';
import { matrix } from '../../story/matrix.ts';
import type { AvatarProps } from './Avatar.tsx';

export const avatarStates = [
  ...withTexts<AvatarProps, InBoth>(
    matrix<AvatarProps>({ size: ['sm', 'md', 'lg', 'xl'], kind: ['person', 'organization'] }),
    'kind',
    { organization: companies.northgate.name },
    (name, localized) => ({ name: localized([name.en, name['zh-CN']]) }),
  ),
  ...matrix<AvatarProps>({ name: [
      people.suMan.name.en,
      people.eliotMarsh.name.en,
      people.helenaBrandt.name['zh-CN'],
      people.linXiao.name['zh-CN'],
    ] }),
];
