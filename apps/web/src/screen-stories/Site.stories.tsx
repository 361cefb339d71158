import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { companies, events } from '@rostra/ui/story/cast';
import { ArticlePage } from '../features/article/ArticlePage.tsx';
import { EventPage } from '../features/event/EventPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { PayPage } from '../features/pay/PayPage.tsx';
import { either } from './sampleWords.ts';
import { CalendarPage } from './pages/CalendarPage.tsx';
import { openArticle } from './samples/articleResponses.ts';
import { screenStory } from './screenStory.tsx';

const meta = {
  title: 'Screens by the contract/Site',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Research and events from `getArticles` and `getEvents`. */
export const Home: Story = {
  ...screenStory({ path: '/search', screen: HomePage }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Optical modules|光模块：/ });
    await canvas.findAllByRole('link', { name: either(events.fullYear.name) });
  },
};

const article = { path: '/article/detail/:id', address: '/article/detail/11' };

/** An unpaid article, with the offers of `getArticle`. */
export const ArticleLocked: Story = {
  ...screenStory({ ...article, screen: ArticlePage }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Optical modules|光模块/ });
    await expect(canvas.getAllByText(/38/).length).toBeGreaterThan(0);
  },
};

/** The same article, bought. */
export const ArticleOpen: Story = {
  ...screenStory({
    ...article,
    screen: ArticlePage,
    responses: (locale) => ({ getArticle: openArticle(locale) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Optical modules|光模块/ });
    await canvas.findByText(/burn-in|老化环节/);
  },
};

/** An item from `getProduct`, with its payers and the other ways to it. */
export const Payment: Story = {
  ...screenStory({ path: '/pay/:type/:id', address: '/pay/article/11', screen: PayPage }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Optical modules|光模块/);
    await canvas.findByText(either(companies.northgate.name));
  },
};

/** An event with times to choose from, as returned by `getEvent`. */
export const Event: Story = {
  ...screenStory({ path: '/eventDetail/:id', address: '/eventDetail/51', screen: EventPage }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: either(events.storageExpert.name) });
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(3));
  },
};

/** The month of `getEvents`, and the events of the selected day. */
export const Calendar: Story = {
  ...screenStory({ path: '/event/calendar', screen: CalendarPage }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(either(events.fullYear.name));
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
  },
};
