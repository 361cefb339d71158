import type { Locale } from '@rostra/i18n';
import { ArticleView } from '../../reading/ArticleView/index.ts';
import { PayButton } from '../../reading/PayButton/index.ts';
import type { PayOffer } from '../../reading/PayButton/index.ts';
import { PayPanel } from '../../reading/PayPanel/index.ts';
import { SiteHeader } from '../../navigation/SiteHeader/index.ts';
import { logoSizes } from '../../themes/index.ts';
import type { RegisteredTheme } from '../../themes/index.ts';
import { lockedArticle } from '../samples/article.ts';
import { sampleFor } from '../samples/texts.ts';
import { sampleNow } from '../samples/now.ts';
import { screenTextFor } from '../screenText.ts';
import { sampleHeader } from '../samples/site.ts';
import * as styles from './ThemeStudio.css.ts';

const nothing = () => undefined;
const offers: readonly PayOffer[] = [
  { kind: 'pay_price', currentPrice: 38, originalPrice: 68 },
  { kind: 'use_card', balance: 3 },
  { kind: 'vip_upgrade' },
];

/** The screens that a partner's visitors meet first: the header, an item for sale, an article. */
export function StudioSite({ theme, locale }: { theme: RegisteredTheme; locale: Locale }) {
  const t = screenTextFor(locale);
  const header = sampleHeader(locale);
  const article = lockedArticle(locale);
  return (
    <div className={styles.site}>
      <SiteHeader
        {...header}
        logo={{
          ...header.logo,
          ...theme.logo,
          sizes: logoSizes(theme.logo),
          adapts: theme.input.header === 'surface',
          suffix: undefined,
        }}
      />
      <main className={styles.main}>
        <div className={styles.row}>
          {offers.map((offer, index) => (
            <PayButton
              key={offer.kind}
              t={t}
              type="Article"
              id={12}
              offer={offer}
              now={sampleNow}
              isPrimary={index === 0}
              onChoose={nothing}
            />
          ))}
        </div>
        <ArticleView
          t={t}
          article={article}
          now={sampleNow}
          onShare={nothing}
          onDownload={nothing}
          payPanel={
            <PayPanel
              t={t}
              type="Article"
              id={12}
              offers={article.offers}
              now={sampleNow}
              yuanPerCoin={6.8}
              title={sampleFor(locale).question}
              includes={[sampleFor(locale).text]}
              onChoose={nothing}
            />
          }
        />
      </main>
    </div>
  );
}
