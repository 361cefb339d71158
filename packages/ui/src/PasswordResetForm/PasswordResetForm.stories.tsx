import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { passwordResetFormStates } from './PasswordResetForm.states.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';

const meta = {
  title: 'Account/PasswordResetForm',
  component: PasswordResetForm,
  args: accountSample('en').PasswordResetForm,
  render: (_args, context) => (
    <PasswordResetForm {...accountSample(localeOf(context)).PasswordResetForm} />
  ),
} satisfies Meta<typeof PasswordResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    PasswordResetForm,
    passwordResetFormStates,
    (s) => accountSample(localeOfSample(s)).PasswordResetForm,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
