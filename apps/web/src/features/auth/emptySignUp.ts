import type { SignUpValues } from '@rostra/ui/SignUpForm';
import { emptyAccount } from './accountInput.ts';

/** Sign-up values kept in the tab: everything but secrets. The card is kept by its address. */
export type KeptSignUp = Omit<SignUpValues, 'password' | 'repeat' | 'code'> & {
  /** The `file_url` of the uploaded card; empty without one. */
  cardUrl: string;
  cardName: string;
};

export const emptySignUp: KeptSignUp = {
  ...emptyAccount,
  identity: 'card',
  name: '',
  workEmail: '',
  company: '',
  isAgreed: false,
  cardUrl: '',
  cardName: '',
};
