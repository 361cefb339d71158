import type { State } from '../story/matrix.ts';
import type { ServiceContactsProps } from './ServiceContacts.tsx';

export const serviceContactsStates: State<ServiceContactsProps>[] = [
  { name: 'contacts', props: {} },
];
