import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  AgreementField,
  agreementFieldStates,
  (s) => accountSample(localeOfSample(s)).AgreementField,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Open: Story = { ...states.one('open'), tags: ['!test'] };

export const Ticked: Story = { ...states.one('ticked'), tags: ['!test'] };

export const Problem: Story = { ...states.one('problem'), tags: ['!test'] };
