import type { PageLook } from '@rostra/contract';
import type { Head, HeadContext, RouteModule } from '../app/RouteModule.ts';
import type { Services } from '../app/Services.ts';

/** What stands in the head of this page, with the brand and the texts that screens leave out. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly image: string | undefined;
  readonly type: 'website' | 'article';
  readonly isHidden: boolean;
}

/** The parameter that asks for one language: the addresses that search engines list (I18N-18). */
export const LANGUAGE_PARAMETER = 'lang';

/** Parameters of an address that do not make it another page. */
const PASSING = /^(utm_\w+|custom_company|ack|lang)$/;

/** The head of a matched screen; without one, of the missing or failed page. */
export function headOf(
  services: Services,
  url: URL,
  head: RouteModule['head'] | undefined,
  params: HeadContext['params'],
  fallbackTitle: string,
): PageHead {
  const { locale, script, t } = services.language.get();
  const found: Head = head
    ? head({ params, query: url.searchParams, locale, script, t, read: services.data.read })
    : { title: fallbackTitle, isHidden: true };
  const { origin } = services.settings;
  const address = addressOf(origin, url);
  return {
    title: found.title === '' ? t('common.brand') : t('shell.titleSuffix', { title: found.title }),
    description: found.description || t('shell.description'),
    canonical: address(url.searchParams.has(LANGUAGE_PARAMETER) ? locale : undefined),
    alternates: found.isHidden
      ? []
      : [
          { lang: 'zh-CN', href: address('zh-CN') },
          { lang: 'en', href: address('en') },
          { lang: 'x-default', href: address(undefined) },
        ],
    image: found.image === undefined ? undefined : new URL(found.image, origin).href,
    type: found.type ?? 'website',
    isHidden: found.isHidden ?? false,
  };
}

const addressOf =
  (origin: string, url: URL) =>
  (locale: PageLook['locale'] | undefined): string => {
    const address = new URL(url.pathname, origin);
    for (const [name, value] of url.searchParams) {
      if (!PASSING.test(name)) address.searchParams.append(name, value);
    }
    if (locale !== undefined) address.searchParams.set(LANGUAGE_PARAMETER, locale);
    return address.href;
  };
