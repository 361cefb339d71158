import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import * as styles from './KeyData.css.ts';

export interface KeyDataProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Label and value, in the article's language. */
  data: readonly { label: string; value: string }[];
  /** The article's language, for screen readers and typography. */
  lang: 'zh-CN' | 'en';
}

/** The article's key data as a grid of labels and values. */
export function KeyData({ t, data, lang }: KeyDataProps) {
  if (data.length === 0) return null;
  return (
    <section>
      <h2>
        <VisuallyHidden>{t('article.keyData')}</VisuallyHidden>
      </h2>{' '}
      <dl className={styles.list} lang={lang}>
        {data.map(({ label, value }) => (
          <div key={label} className={styles.entry}>
            <dt className={styles.label}>{label}</dt> <dd className={styles.value}>{value}</dd>{' '}
          </div>
        ))}
      </dl>
    </section>
  );
}
