import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { sampleArticles } from '../../story/samples/articleList.ts';
import { sampleNow } from '../../story/samples/now.ts';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { articleCardStates } from './ArticleCard.states.ts';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleCardData } from './ArticleCard.tsx';

const first = (list: readonly ArticleCardData[]): ArticleCardData => list[0] as ArticleCardData;

const meta = {
  title: 'Reading/ArticleCard',
  component: ArticleCard,
  args: { t: screenTextFor('en'), article: first(sampleArticles.en), now: sampleNow },
  render: (args, context) => (
    <ArticleCard
      {...args}
      t={screenTextOf(context)}
      article={first(sampleArticles[localeOf(context)])}
    />
  ),
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  ArticleCard,
  articleCardStates,
  (s) => ({
    t: screenTextOfSample(s),
    article: first(sampleArticles[localeOfSample(s)]),
    now: sampleNow,
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Lead: Story = { ...states.one('lead'), tags: ['!test', 'state'] };

export const Wide: Story = { ...states.one('wide'), tags: ['!test', 'state'] };

export const Row: Story = { ...states.one('row'), tags: ['!test', 'state'] };

export const Compact: Story = { ...states.one('compact'), tags: ['!test', 'state'] };

/** CONT-07 SRCH-10: free, free by right, VIP, price, limited free. */
export const AccessLabels: Story = {
  render: (args, context) => (
    <>
      {sampleArticles[localeOf(context)].map((article) => (
        <ArticleCard
          key={article.id}
          {...args}
          t={screenTextOf(context)}
          article={article}
          look="wide"
        />
      ))}
    </>
  ),
};

/** The title is the card's only tab stop. It is the card's heading and links to the article. */
export const Interaction: Story = {
  decorators: [inRouter],
  args: { look: 'lead' },
  play: async ({ canvas, globals }) => {
    const { title, href } = first(sampleArticles[localeOf({ globals })]);
    const heading = canvas.getByRole('heading', { level: 3, name: title });
    const link = canvas.getByRole('link', { name: title });
    await expect(heading).toContainElement(link);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await tabThrough([link]);
    await followBothWays(link, href);
  },
};
