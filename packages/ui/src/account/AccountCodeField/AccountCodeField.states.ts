import type { State } from '../../story/matrix.ts';
import type { AccountCodeFieldProps } from './AccountCodeField.tsx';

export const accountCodeFieldStates: State<AccountCodeFieldProps>[] = [
  { name: 'not sent', props: {} },
  { name: 'sending', props: { isSendingCode: true } },
  {
    name: 'waiting for the next code',
    props: { codeWait: 42 },
    words: ({ t }) => ({
      codeNote: t('auth.code.sent', { account: '+86 138 5550 0142', minutes: 10 }),
    }),
  },
  {
    name: 'problem',
    props: {},
    words: ({ t }) => ({ problems: { code: t('auth.code.missing') } }),
  },
];
