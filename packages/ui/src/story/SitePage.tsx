import type { Locale } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { page } from '../screens/pageFrame.css.ts';
import { SiteFooter } from '../navigation/SiteFooter/index.ts';
import { SiteHeader } from '../navigation/SiteHeader/index.ts';
import { sampleFooter, sampleHeader } from './samples/site.ts';

export interface SitePageProps {
  /** The language of the texts in header and footer. */
  locale: Locale;
  /** The story's theme, whose logo the header has. */
  theme: unknown;
  /** The page between header and footer. */
  children: ReactNode;
}

/** A page of the site as the app frames it: header, main part, footer. */
export function SitePage({ locale, theme, children }: SitePageProps) {
  return (
    <>
      <SiteHeader {...sampleHeader(locale, theme)} />
      <main className={page} style={{ paddingBlock: 32 }}>
        {children}
      </main>
      <SiteFooter {...sampleFooter(locale)} />
    </>
  );
}
