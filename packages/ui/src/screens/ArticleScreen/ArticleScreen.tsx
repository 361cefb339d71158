import { ArticleList } from '../../reading/ArticleList/index.ts';
import type { ArticleCardData } from '../../reading/ArticleCard/index.ts';
import { ArticleView, Comments, Reactions } from '../../reading/ArticleView/index.ts';
import type {
  ArticleViewData,
  CommentsProps,
  ReactionsProps,
} from '../../reading/ArticleView/index.ts';
import { Avatar } from '../../data/Avatar/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { PayPanel } from '../../reading/PayPanel/index.ts';
import type { PayPanelProps } from '../../reading/PayPanel/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './ArticleScreen.css.ts';

export interface ArticleScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** `bodyHtml` is inserted as it is: the server has sanitized it. */
  article: ArticleViewData;
  /** The app's clock, for relative times: the server's time while hydrating. */
  now: Date;
  /** The server's time of the countdowns; updates each second. */
  payNow: Date;
  /** The breadcrumbs, from the top, without the article itself. */
  steps: readonly { name: string; href: string }[];
  /** Further reading, in the order to show; without any the part is left out. */
  related: readonly ArticleCardData[];
  /** The address of the author's list. */
  authorHref: string;
  /**
   * The props of the pay panel besides the article; it is shown only where the article has offers.
   */
  pay: Pick<PayPanelProps, 'yuanPerCoin' | 'isVisitor' | 'topUpHref' | 'aside' | 'onChoose'>;
  /** The props of the reactions besides the article. */
  reactions: Pick<ReactionsProps, 'reasons' | 'loginHref' | 'isPending' | 'onReact'>;
  /** The props of the comments besides texts and time. */
  comments: Omit<CommentsProps, 't' | 'now'>;
  /** Called for the button beside the author; the app shares or copies the address. */
  onShare: () => void;
  /**
   * Receives the file's address from the server; called only for files that the reader may have.
   */
  onDownload: (fileUrl: string) => void;
}

function includesOf(t: ScreenText, article: ArticleViewData): string[] {
  const files = article.files.length;
  return [
    t('article.pay.include.text'),
    ...(article.keyData.length > 0 ? [t('article.pay.include.data')] : []),
    ...(article.risks.length + article.opportunities.length > 0
      ? [t('article.pay.include.risks')]
      : []),
    ...(files === 1 ? [t('article.pay.include.fileOne')] : []),
    ...(files > 1 ? [t('article.pay.include.files', { count: files })] : []),
  ];
}

/** One article or summary: text, pay panel, reactions, comments, and further reading (CONT-03). */
export function ArticleScreen({
  t,
  article,
  now,
  payNow,
  steps,
  related,
  authorHref,
  pay,
  reactions,
  comments,
  onShare,
  onDownload,
  ...root
}: ArticleScreenProps) {
  return (
    <div {...rootProps(root, `${frame.page} ${styles.block}`)}>
      <Breadcrumb label={t('article.breadcrumb')} steps={steps} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ArticleView
            t={t}
            article={article}
            now={now}
            onShare={onShare}
            onDownload={onDownload}
            payPanel={
              article.offers.length > 0 && (
                <PayPanel
                  t={t}
                  type="Article"
                  id={article.id}
                  offers={article.offers}
                  now={payNow}
                  title={t('article.pay.title')}
                  includes={includesOf(t, article)}
                  {...pay}
                />
              )
            }
          >
            {/* Reader modes leave asides out. */}
            <aside aria-label={t('article.readers')} data-print="none">
              <Reactions
                t={t}
                likes={article.likes}
                dislikes={article.dislikes}
                mine={article.myReaction}
                {...reactions}
              />
              <Comments t={t} now={now} {...comments} />
            </aside>
          </ArticleView>
        </div>
        <aside className={frame.sections} aria-label={t('article.aside')} data-print="none">
          <Card as="section" aria-label={t('article.author')}>
            <div className={styles.author}>
              <Avatar name={article.authorName} size="lg" />
              <div>
                <b className={styles.name}>{article.authorName}</b>
                {article.authorTitle !== null && (
                  <p className={styles.role}>{article.authorTitle}</p>
                )}
              </div>
            </div>
            <Link href={authorHref} emphasis="strong" size="sm">
              {t('article.moreByAuthor')}
            </Link>
          </Card>
          {related.length > 0 && (
            <section aria-labelledby="article-related">
              <SectionHead id="article-related" title={t('article.related')} />
              <ArticleList t={t} articles={related} now={now} look="compact" />
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}
