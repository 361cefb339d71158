import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    ServiceContacts,
    serviceContactsStates,
    (s) => accountSample(localeOfSample(s)).ServiceContacts,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
