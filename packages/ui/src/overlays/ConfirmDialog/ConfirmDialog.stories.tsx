import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, screen } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../../story/allWindows.tsx';
import { confirmDialogStates, questions } from './ConfirmDialog.states.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { lengthened } from '../../story/lengthened.ts';
import { oneState } from '../../story/oneState.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';

const closes = { onCancel: () => undefined };
const wordsOf = (tone: keyof typeof questions, locale: Locale) => {
  const [title = '', children = '', confirmLabel = ''] = questions[tone].map(
    ([english, chinese]) => (locale === 'en' ? english : chinese),
  );
  return { title, children, confirmLabel };
};
const base = (s: Sample) => wordsOf('brand', localeOfSample(s));

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: inOwnFrame,
  args: { isOpen: true, onCancel: fn(), onConfirm: fn(), title: '' },
  render: (args, context) => (
    <ConfirmDialog
      {...args}
      {...wordsOf(args.tone === 'danger' ? 'danger' : 'brand', localeOf(context))}
    />
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allWindows(
    ConfirmDialog,
    confirmDialogStates,
    (s) => ({ ...base(s), ...closes, isOpen: true }),
    [512, 264],
  ),
  tags: ['visual'],
};

const one = oneState(
  ConfirmDialog,
  confirmDialogStates,
  (s) => ({ ...base(s), ...closes, isOpen: true }),
  {
    isBare: true,
  },
);

export const Brand: Story = one('brand');

export const BrandPending: Story = one('brand pending');

export const DangerPending: Story = one('danger pending');

/** Longer text than planned, on the narrowest phone: the buttons are stacked and not cut off. */
export const LongText: Story = {
  ...inWindow(360, 480),
  tags: ['visual'],
  render: (args, context) => <ConfirmDialog {...args} {...lengthened(base(sampleOf(context)))} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Danger: Story = { args: { tone: 'danger' } };

/** UI-14: Enter confirms, Escape cancels. */
export const Interaction: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
