import type { ScreenText } from '../screens/screenText.ts';
import * as styles from './RisksAndOpportunities.css.ts';

export interface RisksAndOpportunitiesProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** A sentence each, in the language of the article; without any the column is left out. */
  risks: readonly string[];
  /** A sentence each, in the language of the article; without any the column is left out. */
  opportunities: readonly string[];
  /** Language of the article, for screen readers and the type. */
  lang: 'zh-CN' | 'en';
}

/** What speaks for and against, side by side. */
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
              <h2 className={styles.title}>{title}</h2>
              <ul lang={lang}>
                {lines.map((line) => (
                  <li key={line} className={styles.line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
