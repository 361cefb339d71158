import { ArticleCard } from '@rostra/ui/ArticleCard';
import type { ArticleCardProps } from '@rostra/ui/ArticleCard';
import { Divider } from '@rostra/ui/Divider';
import { Stack } from '@rostra/ui/Stack';
import { Fragment } from 'react';
import { sampleArticles } from '../../story/samples/articleList.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { screenTextFor } from '../../story/screenText.ts';

/** The leading article of a section, with its image and summary. */
export function Example({ t, article, now }: Pick<ArticleCardProps, 't' | 'article' | 'now'>) {
  return <ArticleCard t={t} article={article} now={now} look="lead" level={2} />;
}

const words = screenTextFor('en');
const list = sampleArticles.en.slice(0, 3);

/** Give all articles of a list one look, and separate them by rules. */
export const Do = () => (
  <Stack>
    {list.map((article, index) => (
      <Fragment key={article.id}>
        {index > 0 && <Divider />}
        <ArticleCard t={words} article={article} now={sampleNow} />
      </Fragment>
    ))}
  </Stack>
);

const looks = ['row', 'wide', 'compact'] as const;

/** Mix looks, so that some articles of the list seem more important than others. */
export const Dont = () => (
  <Stack>
    {list.map((article, index) => (
      <ArticleCard
        key={article.id}
        t={words}
        article={article}
        now={sampleNow}
        look={looks[index]}
      />
    ))}
  </Stack>
);
