import type { ScreenText } from '../../screens/screenText.ts';
import * as styles from './RisksAndOpportunities.css.ts';

export interface RisksAndOpportunitiesProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** One sentence each, in the article's language; if empty, the column is left out. */
  risks: readonly string[];
  /** One sentence each, in the article's language; if empty, the column is left out. */
  opportunities: readonly string[];
  /** The article's language, for screen readers and typography. */
  lang: 'zh-CN' | 'en';
}

/** Risks and opportunities, side by side. */
export function RisksAndOpportunities({
  t,
  risks,
  opportunities,
  lang,
}: RisksAndOpportunitiesProps) {
  const sides = [
    { tone: 'opportunity', title: t('article.opportunities'), lines: opportunities },
    { tone: 'risk', title: t('article.risks'), lines: risks },
  ] as const;
  if (risks.length + opportunities.length === 0) return null;
  return (
    <div className={styles.sides}>
      {sides.map(
        ({ tone, title, lines }) =>
          lines.length > 0 && (
            <section key={tone} className={styles.side({ tone })}>
              <h2 className={styles.title}>{title}</h2>{' '}
              <ul lang={lang}>
                {lines.map((line) => (
                  <li key={line} className={styles.line} dir="auto">
                    {`${line} `}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
