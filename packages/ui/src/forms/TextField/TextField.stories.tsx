import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabThrough } from '../../story/inRouter.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { textFieldStates } from './TextField.states.ts';
import { TextField } from './TextField.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

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

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Optional: Story = { ...states.one('optional'), tags: ['!test', 'state'] };

export const Required: Story = { ...states.one('required'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

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

/**
 * Tab and a press on the label focus the field; each change is reported; screen readers read the
 * hint with it.
 */
export const Interaction: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args, globals }) => {
    const words = sampleOf({ globals });
    const field = canvas.getByRole('textbox', { name: words.label });
    await expect(field).toHaveAccessibleDescription(words.hint);
    await tabThrough([field]);
    await userEvent.clear(field);
    await userEvent.keyboard('helen@northgate.example');
    await expect(args.onChange).toHaveBeenLastCalledWith('helen@northgate.example');
    await userEvent.click(canvas.getByText(words.label));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('helen@northgate.exampl');
  },
};
