import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { enteredEventListStates } from './EnteredEventList.states.ts';
import { EnteredEventList } from './EnteredEventList.tsx';

const meta = {
  title: 'Events/EnteredEventList',
  component: EnteredEventList,
  args: attendanceSample('en').EnteredEventList,
  render: (_args, context) => (
    <EnteredEventList {...attendanceSample(localeOf(context)).EnteredEventList} />
  ),
} satisfies Meta<typeof EnteredEventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  EnteredEventList,
  enteredEventListStates,
  (s) => attendanceSample(localeOfSample(s)).EnteredEventList,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** REG-17: The cancel button names its registration. */
export const Interaction: Story = {
  render: (args, context) => (
    <EnteredEventList
      {...attendanceSample(localeOf(context)).EnteredEventList}
      onCancel={args.onCancel}
    />
  ),
  args: { onCancel: fn() },
  play: async ({ canvas, args }) => {
    const [cancel] = canvas.getAllByRole('button');
    if (cancel) await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledWith(1);
  },
};
