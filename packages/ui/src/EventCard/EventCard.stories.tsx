import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../story/inRouter.tsx';
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

/** The title and the button lead to the event; the button's name says which one, out of its list too. */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const { name, href } = sampleEvents[localeOf({ globals })][0] as EventCardData;
    const title = canvas.getByRole('link', { name });
    const open = canvas.getByRole('link', {
      name: screenTextOf({ globals })('event.openNamed', { name }),
    });
    await expect(canvas.getByRole('heading', { level: 3, name })).toContainElement(title);
    await tabThrough([title]);
    await followBothWays(title, href);
    await tabThrough([open]);
    await followBothWays(open, href);
  },
};
