import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { codeFieldStates } from './CodeField.states.ts';
import { CodeField } from './CodeField.tsx';
import type { Sample } from '../../story/sample.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.code, defaultValue: '482913' });

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: '', onSend: fn() },
  render: (args, context) => <CodeField {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(CodeField, codeFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const BeforeSending: Story = { ...states.one('before sending'), tags: ['!test'] };

export const Sending: Story = { ...states.one('sending'), tags: ['!test'] };

export const SentWaiting: Story = { ...states.one('sent, waiting'), tags: ['!test'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test'] };

/** The button sends a code; it ignores presses while it waits. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
