import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { sampleTypes } from '../../story/samples/eventType.ts';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(
  EventStrip,
  eventStripStates,
  (s) => ({ ...base, t: screenTextOfSample(s) }),
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const NoneChosen: Story = { ...states.one('none chosen'), tags: ['!test', 'state'] };

export const ADayChosen: Story = { ...states.one('a day chosen'), tags: ['!test', 'state'] };

export const NoEvents: Story = { ...states.one('no events'), tags: ['!test', 'state'] };

/** A press selects the day. */
export const Interaction: Story = {
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('button');
    if (second) await userEvent.click(second);
    await expect(args.onChoose).toHaveBeenCalledWith('2026-09-04');
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = { ...enlargedWhole };
