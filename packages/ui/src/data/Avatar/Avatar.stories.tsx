import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { avatarStates } from './Avatar.states.ts';
import { Avatar } from './Avatar.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ name: s.person });

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: base(sampleFor('en')),
  render: (args, context) => <Avatar {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Avatar, avatarStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** At twice the text size the initials stay complete. */
export const Enlarged: Story = {
  render: () => (
    <div data-avatars>
      {avatarStates.map(({ props }, index) => (
        <Avatar key={index} name={sampleFor('en').person} {...props} />
      ))}
    </div>
  ),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    const shapes = [...(canvasElement.querySelector('[data-avatars]')?.children ?? [])];
    await expect(shapes).toHaveLength(avatarStates.length);
    for (const shape of shapes)
      await expect(shape.scrollWidth).toBeLessThanOrEqual(shape.clientWidth);
  },
};
