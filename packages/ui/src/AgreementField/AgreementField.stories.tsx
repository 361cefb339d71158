import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { agreementFieldStates } from './AgreementField.states.ts';
import { AgreementField } from './AgreementField.tsx';

const meta = {
  title: 'Account/AgreementField',
  component: AgreementField,
  args: accountSample('en').AgreementField,
  render: (_args, context) => (
    <AgreementField {...accountSample(localeOf(context)).AgreementField} />
  ),
} satisfies Meta<typeof AgreementField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    AgreementField,
    agreementFieldStates,
    (s) => accountSample(localeOfSample(s)).AgreementField,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
