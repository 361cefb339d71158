import { TextField } from '../TextField/index.ts';
import type { State } from '../../story/matrix.ts';
import type { FormProps } from './Form.tsx';

export const formStates: State<FormProps>[] = [
  {
    name: 'one field',
    props: {},
    words: ({ t }) => ({ children: <TextField label={t('auth.account.emailLabel')} /> }),
  },
  {
    name: 'with a problem',
    props: {},
    words: ({ t }) => ({
      children: (
        <TextField
          label={t('auth.account.emailLabel')}
          errorMessage={t('auth.account.emailInvalid')}
        />
      ),
    }),
  },
];
