import { ArticleList } from '@rostra/ui/ArticleList';
import type { ArticleListProps } from '@rostra/ui/ArticleList';
import { LinkButton } from '@rostra/ui/LinkButton';
import { sampleNow } from '../../story/samples/now.ts';
import { screenTextFor } from '../../story/screenText.ts';

/** The reader's favorites in every state of their request. */
export function Example(
  props: Pick<ArticleListProps, 't' | 'articles' | 'now' | 'state' | 'onRetry'>,
) {
  return (
    <ArticleList
      {...props}
      look="wide"
      empty={{
        title: 'No favorites yet',
        text: 'Articles that you add to your favorites will appear here.',
        actions: <LinkButton href="/research">Browse research</LinkButton>,
      }}
    />
  );
}

const list = { t: screenTextFor('en'), articles: [], now: sampleNow };

/** Explain in an empty list what will appear, and offer the next step. */
export const Do = () => (
  <ArticleList
    {...list}
    empty={{
      title: 'No favorites yet',
      text: 'Articles that you add to your favorites will appear here.',
      actions: <LinkButton href="#research">Browse research</LinkButton>,
    }}
  />
);

/** Leave the reader with a title that explains nothing. */
export const Dont = () => <ArticleList {...list} empty={{ title: 'No data' }} />;
