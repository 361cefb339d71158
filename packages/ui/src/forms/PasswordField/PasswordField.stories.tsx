import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { passwordFieldStates } from './PasswordField.states.ts';
import { PasswordField } from './PasswordField.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.password, defaultValue: 'Optics2026' });

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: base(sampleFor('en')),
  render: (args, context) => <PasswordField {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(PasswordField, passwordFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Typed: Story = { ...states.one('typed'), tags: ['!test', 'state'] };

export const NewHalfMet: Story = { ...states.one('new, half met'), tags: ['!test', 'state'] };

export const NewAllMet: Story = { ...states.one('new, all met'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** Each rule is ticked once it is met. */
export const Rules: Story = {
  render: (_args, context) => <PasswordField label={sampleOf(context).password} hasRules />,
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('input') as HTMLInputElement;
    const met = () => canvasElement.querySelectorAll('svg.lucide-check').length;
    await userEvent.type(field, 'abcdefgh');
    await expect(met()).toBe(3);
    await userEvent.type(field, 'A1');
    await expect(met()).toBe(5);
    await userEvent.type(field, '!');
    await expect(met()).toBe(4);
  },
};

/** A problem about the rules leaves them visible. */
export const RulesUnmet: Story = {
  render: (_args, context) => (
    <PasswordField
      label={sampleOf(context).password}
      hasRules
      errorMessage={sampleOf(context).problem}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg.lucide-minus').length).toBe(5);
    await expect(canvas.getByText(/8.*64/)).toBeVisible();
  },
};

/** The eye shows the password and hides it again. */
export const Interaction: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector('input');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
