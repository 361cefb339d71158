import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOf } from '../story/allStates.tsx';
import { textFieldStates } from './TextField.states.ts';
import { TextField } from './TextField.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';
import { statesOf } from '../story/statesOf.tsx';

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

const states = statesOf(TextField, textFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test'] };

export const Optional: Story = { ...states.one('optional'), tags: ['!test'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test'] };

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
