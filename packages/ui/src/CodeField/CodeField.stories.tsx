import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { codeFieldStates } from './CodeField.states.ts';
import { CodeField } from './CodeField.tsx';
import type { Sample } from '../story/sample.ts';

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

export const AllStates: Story = {
  ...allStates(CodeField, codeFieldStates, base, { isWide: true }),
  tags: ['visual'],
};

/** The button sends; while it waits it does not. */
export const Sends: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
