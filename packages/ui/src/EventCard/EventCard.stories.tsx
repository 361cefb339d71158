import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleEvents } from '../story/eventListSample.ts';
import { localeOf, screenTextFor, screenTextOf } from '../story/screenText.ts';
import { StateGrid } from '../story/StateGrid.tsx';
import { stateWord } from '../story/stateWord.ts';
import { eventCardStates } from './EventCard.states.ts';
import { EventCard } from './EventCard.tsx';
import type { EventCardData } from './EventCard.tsx';

const meta = {
  title: 'Reading/EventCard',
  component: EventCard,
  args: { t: screenTextFor('en'), event: sampleEvents.en[0] as EventCardData },
  render: (args, context) => (
    <EventCard
      {...args}
      t={screenTextOf(context)}
      event={sampleEvents[localeOf(context)][0] as EventCardData}
    />
  ),
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <StateGrid
      isWide
      cells={eventCardStates.map(({ name, props }, index) => ({
        name,
        children: (
          <EventCard
            t={screenTextOf(context)}
            event={{
              ...(sampleEvents[localeOf(context)][index] as EventCardData),
              ...props,
              stateWord: stateWord(props.state ?? 'planned', localeOf(context)),
            }}
          />
        ),
      }))}
    />
  ),
};
