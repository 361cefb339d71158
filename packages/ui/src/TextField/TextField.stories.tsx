import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { textFieldStates } from './TextField.states.ts';
import { TextField } from './TextField.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ label: s.label, hint: s.hint, defaultValue: s.value });

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: base(sampleFor('en')),
  render: (args, context) => <TextField {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(TextField, textFieldStates, base, { isWide: true }),
  tags: ['visual'],
};

/** The problem is read with the field. */
export const Problem: Story = {
  render: (args, context) => (
    <TextField {...args} {...base(sampleOf(context))} errorMessage={sampleOf(context).problem} />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/./);
  },
};
