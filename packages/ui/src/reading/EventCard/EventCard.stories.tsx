import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { sampleEvents } from '../../story/samples/eventList.ts';
import { LongTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { lengthened } from '../../story/lengthened.ts';
import { localeOf, screenTextFor, screenTextOf } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { stateWord } from '../../story/stateWord.ts';
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

/** Texts of double length on the narrowest phone. The button's name must contain its visible text. */
export const LongText: Story = {
  ...onNarrowestPhone,
  render: (_args, context) => (
    <LongTranslation context={context}>
      <EventCard
        {...lengthened({
          t: screenTextOf(context),
          event: {
            ...(sampleEvents[localeOf(context)][0] as EventCardData),
            stateWord: stateWord('ongoing', localeOf(context)),
          },
        })}
      />
    </LongTranslation>
  ),
};

/** Makes a story of one row of the list, in the given state. */
const storyOfState = (name: string): Story => ({
  render: (_args, context) => {
    const index = eventCardStates.findIndex((state) => state.name === name);
    const { state = 'planned' } = eventCardStates[index]?.props ?? {};
    const event = sampleEvents[localeOf(context)][index] as EventCardData;
    return (
      <EventCard
        t={screenTextOf(context)}
        event={{ ...event, state, stateWord: stateWord(state, localeOf(context)) }}
      />
    );
  },
});

export const Ongoing: Story = { ...storyOfState('ongoing'), tags: ['!test', 'state'] };

export const Planned: Story = { ...storyOfState('planned'), tags: ['!test', 'state'] };

export const Finished: Story = { ...storyOfState('finished'), tags: ['!test', 'state'] };

export const Canceled: Story = { ...storyOfState('canceled'), tags: ['!test', 'state'] };

/** In half a page organizer and price are below the title, however wide the window is. */
export const InHalfAPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 420, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    const card = canvasElement.querySelector('article') as HTMLElement;
    await expect(title.width).toBeGreaterThan(card.getBoundingClientRect().width / 2);
  },
};

/** Title and button link to the event. The button's name identifies the event outside its list too. */
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
