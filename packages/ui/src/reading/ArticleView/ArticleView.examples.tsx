import { ArticleView, Reactions } from '@rostra/ui/ArticleView';
import type { ArticleViewProps, ReactionsProps } from '@rostra/ui/ArticleView';
import { PayPanel } from '@rostra/ui/PayPanel';
import { useState } from 'react';
import { lockedArticle } from '../../story/samples/article.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { nothing, yuanPerCoin } from '../../story/samples/words.ts';

/** An article's page: the text, the way to the rest of it, and reactions. */
export function Example({
  article,
  reasons,
  onReact,
  ...view
}: Pick<ArticleViewProps, 't' | 'article' | 'now' | 'payPanel' | 'onDownload'> &
  Pick<ReactionsProps, 'reasons' | 'onReact'>) {
  const [mine, setMine] = useState(article.myReaction);
  return (
    <ArticleView
      {...view}
      article={article}
      onShare={() => void navigator.share({ title: article.title, url: article.href })}
    >
      <Reactions
        t={view.t}
        likes={article.likes}
        dislikes={article.dislikes}
        mine={mine}
        reasons={reasons}
        onReact={(reaction, chosen) => {
          setMine(reaction);
          onReact(reaction, chosen);
        }}
      />
    </ArticleView>
  );
}

const locked = {
  t: screenTextFor('en'),
  now: sampleNow,
  article: { ...lockedArticle('en'), keyData: [], risks: [], opportunities: [], translation: null },
  onShare: nothing,
  onDownload: nothing,
};

/** End a cut text with the pay panel. */
export const Do = () => (
  <ArticleView
    {...locked}
    payPanel={
      <PayPanel
        t={locked.t}
        type="Article"
        id={locked.article.id}
        offers={[{ kind: 'pay_price', currentPrice: 38, originalPrice: 68 }]}
        now={sampleNow}
        yuanPerCoin={yuanPerCoin}
        title="Read the full text"
        includes={['The full text, yours to keep', '1 file to download']}
        onChoose={nothing}
      />
    }
  />
);

/** Let the text break off without a reason or a way to continue. */
export const Dont = () => <ArticleView {...locked} />;
