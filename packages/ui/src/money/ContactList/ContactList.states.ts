import type { State } from '../../story/matrix.ts';
import type { ContactListProps } from './ContactList.tsx';

export const contactListStates: State<ContactListProps>[] = [{ name: 'contacts', props: {} }];
