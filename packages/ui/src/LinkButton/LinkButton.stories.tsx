import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { linkButtonStates } from './LinkButton.states.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: null, href: '#next' },
  render: (args, context) => <LinkButton {...args}>{sampleOf(context).action}</LinkButton>,
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(LinkButton, linkButtonStates, (s) => ({ children: s.action, href: '#next' })),
  tags: ['visual'],
};
