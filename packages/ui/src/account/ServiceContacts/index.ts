// The names until 0.1; `0.2-renames` brings the new ones.
export {
  /** @deprecated It is called `ContactList`. */
  ContactList as ServiceContacts,
} from '../../money/ContactList/index.ts';
export type {
  /** @deprecated It is called `Contact`. */
  Contact as ServiceContact,
  /** @deprecated They are called `ContactListProps`. */
  ContactListProps as ServiceContactsProps,
} from '../../money/ContactList/index.ts';
