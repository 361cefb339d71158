import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import type { ScreenText } from '../../screens/screenText.ts';
import { sampleNow } from '../../story/samples/now.ts';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../../story/screenText.ts';
import { sampleHits } from '../../story/samples/search.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { searchResultsStates } from './SearchResults.states.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchHit } from './SearchResults.tsx';

const emptyOf = (t: ScreenText) => ({
  title: t('search.empty.titlePlain'),
  text: t('search.empty.text'),
});

const meta = {
  title: 'Reading/SearchResults',
  component: SearchResults,
  args: {
    t: screenTextFor('en'),
    hits: sampleHits('en'),
    now: sampleNow,
    empty: emptyOf(screenTextFor('en')),
  },
  render: (args, context) => (
    <SearchResults {...args} t={screenTextOf(context)} hits={sampleHits(localeOf(context))} />
  ),
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-10: hits are marked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(4);
  },
};

/** A hit in a recording shows its time, and its link leads there. */
export const AtTime: Story = {
  render: (args, context) => {
    const [hit] = sampleHits(localeOf(context)) as [SearchHit];
    const spoken = { ...hit, atMs: 754_900, href: '/playbacks/7?t=754' };
    return <SearchResults {...args} t={screenTextOf(context)} hits={[spoken]} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12:34')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/playbacks/7?t=754');
  },
};

const states = statesOf(
  SearchResults,
  searchResultsStates,
  (s) => ({
    t: screenTextOfSample(s),
    hits: sampleHits(localeOfSample(s)),
    now: sampleNow,
    empty: emptyOf(screenTextOfSample(s)),
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Found: Story = { ...states.one('found'), tags: ['!test', 'state'] };

export const Loading: Story = { ...states.one('loading'), tags: ['!test', 'state'] };

export const NothingFound: Story = { ...states.one('nothing found'), tags: ['!test', 'state'] };

export const Failed: Story = { ...states.one('failed'), tags: ['!test', 'state'] };

/**
 * Tab moves from title to title, best first; a title keeps its words around the mark, and leads to
 * its page.
 */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const hits = sampleHits(localeOf({ globals }));
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(hits.length);
    for (const [index, link] of links.entries()) {
      const { title, href } = hits[index] as SearchHit;
      await expect(link.textContent).toBe(title.map(({ text }) => text).join(''));
      await tabThrough([link]);
      await followBothWays(link, href);
    }
  },
};
