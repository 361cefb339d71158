import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { newPasswordFieldsStates } from './NewPasswordFields.states.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const meta = {
  title: 'Account/NewPasswordFields',
  component: NewPasswordFields,
  args: { ...accountSample('en').NewPasswordFields, onChange: fn() },
  render: (args, context) => (
    <NewPasswordFields
      {...accountSample(localeOf(context)).NewPasswordFields}
      onChange={args.onChange}
    />
  ),
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  NewPasswordFields,
  newPasswordFieldsStates,
  (s) => accountSample(localeOfSample(s)).NewPasswordFields,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Typed: Story = { ...states.one('typed'), tags: ['!test', 'state'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test', 'state'] };

/** Each field reports its own change. */
export const Interaction: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const [, repeat] = canvasElement.querySelectorAll('input');
    await userEvent.type(canvas.getByLabelText(/^(Password|密码)$/), '1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ password: 'Abcd1' });
    await userEvent.type(repeat ?? canvasElement, 'A');
    await expect(args.onChange).toHaveBeenLastCalledWith({ repeat: 'A' });
  },
};
