import { articleRoutes, YUAN_PER_COIN } from '@rostra/contract';
import { ArticleScreen } from '@rostra/ui/screens/ArticleScreen';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { sendBareCall } from '../../app/bareCall.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useDownload } from '../../files/useDownload.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useUser } from '../../session/useUser.ts';
import { useNow } from '../../time/useNow.ts';
import { rechargePath } from '../pay/payLinks.ts';
import { RemindButton } from '../pay/RemindButton.tsx';
import { articleCardOf, authorHref } from './articleCardOf.ts';
import { articleViewOf } from './articleViewOf.ts';
import { payTarget } from './payTarget.ts';
import { useComments } from './useComments.ts';
import { useReactions } from './useReactions.ts';
import { useShare } from './useShare.ts';

const SECOND_MS = 1000;

/** One article or summary. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const t = useText();
  const name = useLocalized();
  const navigate = useNavigate();
  const location = useLocation();
  const { user } = useUser();
  const now = useNow();
  const { data } = useQuery('getArticle', { params: { id } });
  // Each tick renders the whole article, so only a countdown has one each second.
  const payNow = useNow(
    data?.offers.some(({ kind }) => kind === 'card_countdown') ? SECOND_MS : undefined,
  );
  const comments = useComments(id);
  const { props: reactions, latest } = useReactions(id);
  const { download } = useDownload();
  const share = useShare();
  useCountedView(id);
  if (!data) return null;
  const view = articleViewOf(data, name);
  const article = latest
    ? { ...view, likes: latest.likes, dislikes: latest.dislikes, myReaction: latest.my_reaction }
    : view;
  const isVisitor = user === null;
  return (
    <ArticleScreen
      t={t}
      article={article}
      now={now}
      payNow={payNow}
      steps={[
        { name: t('article.research.title'), href: '/research' },
        { name: t(`search.kinds.${article.kind}`), href: `/research?type=${article.kind}` },
      ]}
      related={data.related.map((row) => articleCardOf(row, name))}
      authorHref={authorHref(data.author.id)}
      pay={{
        yuanPerCoin: YUAN_PER_COIN,
        isVisitor,
        topUpHref: rechargePath('topup', location.pathname),
        aside: <RemindButton type="Article" id={article.id} />,
        onChoose: (choice) => void navigate(payTarget(choice, { here: location, isVisitor })),
      }}
      reactions={reactions}
      comments={{ ...comments, isLocked: data.entitled_by === null }}
      onShare={() => void share(article.title)}
      onDownload={(fileUrl) => void download(fileUrl)}
    />
  );
}

/** Counts a view once the article is shown (CONT-20). */
function useCountedView(id: string): void {
  useEffect(() => {
    sendBareCall(articleRoutes.postArticleView.path.replace(':id', encodeURIComponent(id)));
  }, [id]);
}
