import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { visuallyHiddenStates } from './VisuallyHidden.states.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.note });

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: base(sampleFor('en')),
  render: (args, context) => <VisuallyHidden {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Hidden text behind a page that fills the window does not make it scroll. */
export const BehindAFullPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, context) => (
    <>
      <div style={{ blockSize: '100dvh' }} />
      <VisuallyHidden {...args} {...base(sampleOf(context))} />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollHeight).toBe(innerHeight);
  },
};

const states = statesOf(VisuallyHidden, visuallyHiddenStates, base);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
