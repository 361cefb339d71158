import { formatCount } from '@rostra/i18n';
import type { ReactNode } from 'react';
import type { ArticleCardData } from '../../reading/ArticleCard/index.ts';
import { ArticleList } from '../../reading/ArticleList/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './ResearchScreen.css.ts';

export interface ResearchScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The app's clock, for relative times: the server's time while hydrating. */
  now: Date;
  /** Types of research, all of them first; each has its own address. */
  kinds: readonly { href: string; text: string; isCurrent: boolean }[];
  /** Language of the texts, `any` or one. */
  lang: 'any' | 'zh' | 'en';
  /** `free` holds content without a price for this reader, `paid` the rest. */
  access: 'any' | 'free' | 'paid';
  /** Gets both choices after either changed. */
  onFilter: (values: { lang: 'any' | 'zh' | 'en'; access: 'any' | 'free' | 'paid' }) => void;
  /** The articles of the page, newest first; shown only in the state `ready`. */
  articles: readonly ArticleCardData[];
  /** The number of articles found; undefined while unknown. */
  total: number | undefined;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Shows everything; offered when nothing is found. */
  allHref: string;
  /** `Pagination`, under the list. */
  pages?: ReactNode;
  /** Loads the list again in the state `error`. */
  onRetry: () => void;
}

/** Research by kind, newest first (CONT-01). */
export function ResearchScreen({
  t,
  now,
  kinds,
  lang,
  access,
  onFilter,
  articles,
  total,
  state,
  allHref,
  pages,
  onRetry,
  ...root
}: ResearchScreenProps) {
  const locale = useUiLocale();
  return (
    <div {...rootProps(root, `${frame.page} ${frame.block}`)}>
      <div className={frame.listHead}>
        <Heading level={1} size="title-lg">
          {t('article.research.title')}
        </Heading>
        <Text as="span" size="sm" tone="muted" isTabular>
          {total === undefined
            ? t('article.research.sub')
            : t('article.research.total', { count: formatCount(total, locale) })}
        </Text>
      </div>
      <TabLinks label={t('article.research.label')} tabs={kinds} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <ArticleList
            t={t}
            articles={articles}
            now={now}
            look="wide"
            level={2}
            state={state}
            onRetry={onRetry}
            empty={{
              title: t('article.research.empty'),
              text: t('article.research.emptyText'),
              actions: (
                <LinkButton href={allHref} tone="neutral" emphasis="outline">
                  {t('article.research.showAll')}
                </LinkButton>
              ),
            }}
          />
          {wrapTexts(pages)}
        </div>
        <aside className={styles.filters} aria-label={t('search.filters')}>
          <Select
            size="md"
            label={t('article.research.language')}
            value={lang}
            options={[
              { value: 'any', label: t('article.research.anyLanguage') },
              { value: 'zh', label: t('article.languages.zh') },
              { value: 'en', label: t('article.languages.en') },
            ]}
            onChange={(value) => onFilter({ lang: value as typeof lang, access })}
          />
          <Select
            size="md"
            label={t('article.research.access')}
            value={access}
            options={[
              { value: 'any', label: t('article.research.anyAccess') },
              { value: 'free', label: t('article.research.free') },
              { value: 'paid', label: t('article.research.paid') },
            ]}
            onChange={(value) => onFilter({ lang, access: value as typeof access })}
          />
        </aside>
      </div>
    </div>
  );
}
