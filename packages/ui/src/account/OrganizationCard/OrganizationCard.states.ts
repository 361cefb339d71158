import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { OrganizationCardProps } from './OrganizationCard.tsx';

const nothing = (): undefined => undefined;

export const organizationCardStates: State<OrganizationCardProps>[] = [
  ...matrix<OrganizationCardProps>({ look: ['row', 'page'] }),
  { name: 'not followed', props: { following: { isOn: false, onChange: nothing } } },
  { name: 'followed', props: { following: { isOn: true, onChange: nothing } } },
];
