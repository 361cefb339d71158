import { ContactList } from '@rostra/ui/ContactList';
import type { ContactListProps } from '@rostra/ui/ContactList';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').ContactList;

/** Name a person and their hours. */
export const Do = () => <ContactList {...sample} />;

/** List a department that nobody answers for. */
export const Dont = () => (
  <ContactList
    {...sample}
    contacts={sample.contacts.map((contact) => ({ ...contact, name: 'Customer service dept. 3' }))}
  />
);

/** Shows the contacts that the server names for this reader. */
export const Example = ({ t, contacts }: Pick<ContactListProps, 't' | 'contacts'>) => (
  <ContactList t={t} contacts={contacts} hours={{ from: '08:00', to: '21:00' }} />
);
