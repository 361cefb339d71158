import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleWeek } from '../../reading/EventStrip/EventStrip.states.ts';
import { sampleArticles } from '../../story/samples/articleList.ts';
import { sampleTypes } from '../../story/samples/eventType.ts';
import { sampleEvents } from '../../story/samples/eventList.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { companies } from '../../story/samples/cast/index.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeScreenProps } from './HomeScreen.tsx';

const nothing = () => undefined;

function propsFor(locale: Locale): HomeScreenProps {
  const t = screenTextFor(locale);
  return {
    t,
    now: sampleNow,
    search: { value: '', onChange: nothing, onSubmit: nothing, history: [] },
    hotTerms: ['1.6T', companies.haoyuan.stockCode].map((term) => ({ term, href: `#${term}` })),
    nextEvent: sampleEvents[locale][0] ?? null,
    eventTypes: sampleTypes[locale],
    week: sampleWeek,
    chosenDay: null,
    onChooseDay: nothing,
    events: sampleEvents[locale],
    articles: sampleArticles[locale],
    kinds: [{ label: t('search.kinds.notes'), href: '#notes' }],
    audience: [
      {
        name: t('home.audience.investors.name'),
        text: t('home.audience.investors.text'),
        href: '#in',
      },
    ],
    links: { events: '#events', research: '#research', advanced: '#more', trial: '#trial' },
    onRetry: nothing,
  };
}

const meta = {
  title: 'Screens/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <HomeScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** UI-16: The lists are loading. */
export const Loading: Story = {
  render: (_args, context) => (
    <HomeScreen
      {...propsFor(localeOf(context))}
      events={[]}
      articles={[]}
      eventsState="loading"
      articlesState="loading"
    />
  ),
};

/** UI-16: nothing planned, nothing published. */
export const Empty: Story = {
  render: (_args, context) => (
    <HomeScreen
      {...propsFor(localeOf(context))}
      nextEvent={null}
      events={[]}
      articles={[]}
      hotTerms={[]}
    />
  ),
};

/** UI-16: Failed lists offer a retry. */
export const Failed: Story = {
  render: (_args, context) => (
    <HomeScreen
      {...propsFor(localeOf(context))}
      events={[]}
      articles={[]}
      eventsState="error"
      articlesState="error"
    />
  ),
};

/** One day of the week, and the way back to all. */
export const DayChosen: Story = {
  render: (_args, context) => (
    <HomeScreen {...propsFor(localeOf(context))} chosenDay="2026-09-04" />
  ),
};

/** PAY-42 PAY-76: A VIP user is asked to extend or upgrade, never to try. */
export const OfVip: Story = {
  render: (_args, context) => {
    const props = propsFor(localeOf(context));
    return (
      <HomeScreen {...props} links={{ ...props.links, trial: undefined, upgrade: '#plans' }} />
    );
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'VIP' }));
    await expect(card.getByRole('link')).toHaveAttribute('href', '#plans');
    await expect(card.queryByText(/trial|试用/)).toBeNull();
  },
};
