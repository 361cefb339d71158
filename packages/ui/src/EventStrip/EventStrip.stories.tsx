import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { sampleTypes } from '../story/eventTypeSample.ts';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../story/screenText.ts';
import { eventStripStates, sampleWeek } from './EventStrip.states.ts';
import { EventStrip } from './EventStrip.tsx';

const base = {
  types: sampleTypes.en,
  days: sampleWeek,
  allHref: '#all',
  chosen: null,
  onChoose: fn(),
};

const meta = {
  title: 'Reading/EventStrip',
  component: EventStrip,
  args: { t: screenTextFor('en'), ...base },
  render: (args, context) => <EventStrip {...args} t={screenTextOf(context)} />,
} satisfies Meta<typeof EventStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(EventStrip, eventStripStates, (s) => ({ ...base, t: screenTextOfSample(s) }), {
    isWide: true,
  }),
  tags: ['visual'],
};

/** A press chooses the day. */
export const Choosing: Story = {
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('button');
    if (second) await userEvent.click(second);
    await expect(args.onChoose).toHaveBeenCalledWith('2026-09-04');
  },
};
