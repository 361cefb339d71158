import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { RichTextView } from '../../data/RichTextView/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { Attachments } from './Attachments.tsx';
import type { ArticleViewData } from './articleViewData.ts';
import { KeyData } from './KeyData.tsx';
import { RisksAndOpportunities } from './RisksAndOpportunities.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ArticleView.css.ts';

export interface ArticleViewProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** `bodyHtml` is inserted as is: the server has sanitized it. */
  article: ArticleViewData;
  /** The app's clock, for relative times: the server's time during hydration. */
  now: Date;
  /** The pay panel, shown where the text ends at the paywall. */
  payPanel?: ReactNode;
  /** Reactions and comments, under the text. */
  children?: ReactNode;
  /** Called for the button beside the author; the app shares or copies the address. */
  onShare: () => void;
  /** Gets the file's address from the server; called only for files that the reader may open. */
  onDownload: (fileUrl: string) => void;
}

/**
 * One article: header, key data, full text or free part with the pay panel, risks and opportunities,
 * files. The props never contain content that the reader may not access. Two classes are for
 * programs: `h-entry` marks all of the article for reader modes, which otherwise keep only the body
 * of a short text; `paywalled` marks the place of the paid text for search engines.
 */
export function ArticleView({
  t,
  article,
  now,
  payPanel,
  children,
  onShare,
  onDownload,
  ...root
}: ArticleViewProps) {
  const lang = article.lang === 'zh' ? 'zh-CN' : 'en';
  return (
    <div {...rootProps(root, styles.article)}>
      <article className="h-entry">
        <ArticleHeader t={t} article={article} now={now} onShare={onShare} />
        <KeyData t={t} data={article.keyData} lang={lang} />
        {article.bodyHtml !== '' && (
          <div className={styles.body} data-cut={article.isComplete ? undefined : true} lang={lang}>
            <RichTextView html={article.bodyHtml} />
          </div>
        )}
        {article.restrictedContact !== null && (
          <Banner tone="warning" title={t('article.restricted.title')}>
            {t('article.restricted.text', article.restrictedContact)}
          </Banner>
        )}
        {!article.isComplete && payPanel !== undefined && (
          <aside className="paywalled" aria-label={t('article.pay.title')}>
            {wrapTexts(payPanel)}
          </aside>
        )}
        <RisksAndOpportunities
          t={t}
          risks={article.risks}
          opportunities={article.opportunities}
          lang={lang}
        />
        <Attachments t={t} files={article.files} onDownload={onDownload} />
      </article>
      {wrapTexts(children)}
    </div>
  );
}
