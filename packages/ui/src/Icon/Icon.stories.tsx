import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { allStates } from '../story/allStates.tsx';
import { iconStates } from './Icon.states.ts';
import { Icon } from './Icon.tsx';

const meta = { title: 'Content/Icon', component: Icon, args: { icon: Search } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllStates: Story = { ...allStates(Icon, iconStates), tags: ['visual'] };
