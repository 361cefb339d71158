import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { iconStates } from './Icon.states.ts';
import { Icon } from './Icon.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { icon: Search } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const states = statesOf(Icon, iconStates);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** In right-to-left text, icons that point along the text are mirrored; others are not. */
export const FromRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Icon icon={ChevronLeft} label="back" />
      <Icon icon={Search} label="search" />
    </div>
  ),
  play: async ({ canvas }) => {
    const scaleOf = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).scale;
    await expect(scaleOf('back')).toBe('-1 1');
    await expect(scaleOf('search')).toBe('none');
  },
};
