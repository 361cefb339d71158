import type { State } from '../../story/matrix.ts';
import type { PersonalCenterMenuProps } from './PersonalCenterMenu.tsx';

export const personalCenterMenuStates: State<PersonalCenterMenuProps>[] = [
  { name: 'groups', props: {} },
  { name: 'without log-out', props: { action: undefined } },
];
