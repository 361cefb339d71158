import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { avatarStates } from './Avatar.states.ts';
import { Avatar } from './Avatar.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ name: s.person });

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: base(sampleFor('en')),
  render: (args, context) => <Avatar {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(Avatar, avatarStates, base), tags: ['visual'] };
