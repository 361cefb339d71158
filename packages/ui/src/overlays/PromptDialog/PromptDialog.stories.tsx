import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../../story/allWindows.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { lengthened } from '../../story/lengthened.ts';
import { oneState } from '../../story/oneState.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { sampleFor } from '../../story/samples/texts.ts';
import { localeOfSample } from '../../story/screenText.ts';
import { promptDialogStates } from './PromptDialog.states.ts';
import { PromptDialog } from './PromptDialog.tsx';

const closes = { onCancel: () => undefined };
const base = (s: Sample) => {
  const isEnglish = localeOfSample(s) === 'en';
  return {
    title: isEnglish ? 'Change your email' : '更换邮箱',
    label: s.label,
    hint: s.hint,
    confirmLabel: isEnglish ? 'Send code' : '发送验证码',
  };
};

const meta = {
  title: 'Overlays/PromptDialog',
  component: PromptDialog,
  parameters: inOwnFrame,
  args: { isOpen: true, onCancel: fn(), onSubmit: fn(), title: '', label: '' },
  render: (args, context) => <PromptDialog {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof PromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allWindows(
    PromptDialog,
    promptDialogStates,
    (s) => ({ ...base(s), ...closes, isOpen: true }),
    [512, 340],
  ),
  tags: ['visual'],
};

const one = oneState(
  PromptDialog,
  promptDialogStates,
  (s) => ({ ...base(s), ...closes, isOpen: true }),
  {
    isBare: true,
  },
);

export const Open: Story = one('open');

export const RefusedByTheServer: Story = one('refused by the server');

export const DangerPending: Story = one('danger, pending');

/** Longer text than planned, on the narrowest phone: the buttons are stacked and uncut. */
export const LongText: Story = {
  ...inWindow(360, 480),
  tags: ['visual'],
  render: (args, context) => <PromptDialog {...args} {...lengthened(base(sampleOf(context)))} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** UI-14: Nothing is sent twice while the answer is pending. */
export const Pending: Story = {
  args: { isPending: true, initialText: sampleFor('en').value },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server's reason stays at the field until the text changes. */
export const Refused: Story = {
  args: { initialText: sampleFor('en').value },
  render: (args, context) => (
    <PromptDialog {...args} {...base(sampleOf(context))} errorMessage={sampleOf(context).problem} />
  ),
  play: async () => {
    const field = await screen.findByRole('textbox');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'a');
    await expect(field).toBeValid();
  },
};

/** UI-14: The field has the focus and keeps it inside; Enter submits the text, Escape cancels. */
export const Interaction: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('  {Enter}');
    await expect(field).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Rostra {Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Rostra');
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** UI-14: A rule of its own, and the button instead of Enter. */
export const Validated: Story = {
  args: { validate: (text) => (text.includes('@') ? undefined : sampleFor('en').problem) },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox');
    const yes = screen.getAllByRole('button').at(-1);
    if (!yes) throw new Error('The dialog has no button');
    await userEvent.type(field, 'helen');
    await userEvent.click(yes);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '@example.com');
    await expect(field).toBeValid();
    await userEvent.click(yes);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('helen@example.com');
  },
};
