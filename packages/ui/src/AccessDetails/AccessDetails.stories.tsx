import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { attendanceSample } from '../story/attendanceSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    AccessDetails,
    accessDetailsStates,
    (s) => attendanceSample(localeOfSample(s)).AccessDetails,
    { isWide: true },
  ),
  tags: ['visual'],
};

/** EVT-72: the password is copied as it stands. */
export const Copying: Story = {
  render: (args, context) => (
    <AccessDetails {...attendanceSample(localeOf(context)).AccessDetails} onCopy={args.onCopy} />
  ),
  args: { onCopy: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Password|密码/ }));
    await expect(args.onCopy).toHaveBeenCalledWith('Harrow27');
  },
};
