import type { State } from '../../story/matrix.ts';
import type { PromptDialogProps } from './PromptDialog.tsx';

export const promptDialogStates: State<PromptDialogProps>[] = [
  { name: 'open', props: {} },
  {
    name: 'refused by the server',
    props: { initialText: 'helen@example' },
    words: ({ localized }) => ({
      errorMessage: localized(
        'This email address is incomplete. Check the part after @.',
        '邮箱地址不完整，请检查 @ 之后的部分。',
      ),
    }),
  },
  {
    name: 'danger, pending',
    props: { tone: 'danger', isPending: true, initialText: 'helen@example.com' },
    words: ({ localized }) => ({
      title: localized('Close your account?', '注销账户？'),
      hint: localized('Enter your email to confirm.', '请输入您的邮箱以确认。'),
      confirmLabel: localized('Close account', '注销账户'),
    }),
  },
];
