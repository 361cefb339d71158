import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { accessDetailsStates } from './AccessDetails.states.ts';
import { AccessDetails } from './AccessDetails.tsx';

const meta = {
  title: 'Events/AccessDetails',
  component: AccessDetails,
  args: attendanceSample('en').AccessDetails,
  render: (_args, context) => (
    <AccessDetails {...attendanceSample(localeOf(context)).AccessDetails} />
  ),
} satisfies Meta<typeof AccessDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AccessDetails,
  accessDetailsStates,
  (s) => attendanceSample(localeOfSample(s)).AccessDetails,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Registered: Story = { ...states.one('registered'), tags: ['!test', 'state'] };

export const Masked: Story = { ...states.one('masked'), tags: ['!test', 'state'] };

/** EVT-72: The password is copied exactly as shown. */
export const Interaction: Story = {
  render: (args, context) => (
    <AccessDetails {...attendanceSample(localeOf(context)).AccessDetails} onCopy={args.onCopy} />
  ),
  args: { onCopy: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Password|密码/ }));
    await expect(args.onCopy).toHaveBeenCalledWith('Storage27');
  },
};
