import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
import { serviceContactsStates } from './ServiceContacts.states.ts';
import { ServiceContacts } from './ServiceContacts.tsx';

const meta = {
  title: 'Money/ServiceContacts',
  component: ServiceContacts,
  args: accountSample('en').ServiceContacts,
  render: (_args, context) => (
    <ServiceContacts {...accountSample(localeOf(context)).ServiceContacts} />
  ),
} satisfies Meta<typeof ServiceContacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  ServiceContacts,
  serviceContactsStates,
  (s) => accountSample(localeOfSample(s)).ServiceContacts,
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
