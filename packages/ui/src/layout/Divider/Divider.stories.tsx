import type { Meta, StoryObj } from '@storybook/react-vite';
import { dividerStates } from './Divider.states.ts';
import { Divider } from './Divider.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  args: {},
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Divider, dividerStates, undefined, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Subtle: Story = { ...states.one('subtle'), tags: ['!test', 'state'] };
