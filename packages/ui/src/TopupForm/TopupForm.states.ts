import type { State } from '../story/matrix.ts';
import type { TopupFormProps } from './TopupForm.tsx';

export const topupFormStates: State<TopupFormProps>[] = [
  { name: 'chosen', props: {} },
  { name: 'problems', props: { chosen: null, problems: { amount: '…', form: '…' } } },
  { name: 'account loading', props: { account: undefined } },
  { name: 'account failed', props: { hasAccountFailed: true } },
  { name: 'pending', props: { isPending: true } },
  { name: 'reported', props: { reported: 'R2026090301' } },
];
