import { LANGUAGE_PARAMETER } from './languageParameter.ts';
import type { PageLook } from '@rostra/contract';
import type { ArticleHead, EventHead, Head, HeadContext, RouteModule } from '../app/RouteModule.ts';
import type { Services } from '../app/Services.ts';

/** Head of this page, with the brand and the texts that screens leave out. */
export interface PageHead {
  readonly title: string;
  /** The title without the brand. */
  readonly name: string;
  /** Empty where the server has a text for the screen (`describePage`). */
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly image: string;
  /** Whether the image is one of the site's own, 1200 by 630 pixels. */
  readonly isOwnImage: boolean;
  /** The language of the content. */
  readonly lang: PageLook['locale'];
  readonly article: ArticleHead | undefined;
  readonly event: EventHead | undefined;
  readonly isHidden: boolean;
}

/** Image that messengers show for a page without its own. */
const SITE_IMAGE = '/share.png';

/** Returns the head of a matched screen; without one, of the missing or failed page. */
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
  const address = (lang?: PageLook['locale']): string => {
    const own = new URL(url.pathname, origin);
    own.search = new URLSearchParams({
      ...found.query,
      ...(lang && { [LANGUAGE_PARAMETER]: lang }),
    }).toString();
    return own.href;
  };
  const { article } = found;
  const own = article?.paths[article.lang];
  return {
    title: found.title === '' ? t('common.brand') : t('shell.titleSuffix', { title: found.title }),
    name: found.title || t('common.brand'),
    description: found.description ?? '',
    // An article is one text, in any interface it is read.
    canonical:
      own === undefined
        ? address(url.searchParams.has(LANGUAGE_PARAMETER) ? locale : undefined)
        : origin + own,
    alternates: found.isHidden
      ? []
      : article
        ? Object.entries(article.paths).map(([lang, path]) => ({ lang, href: origin + path }))
        : [
            { lang: 'zh-CN', href: address('zh-CN') },
            { lang: 'en', href: address('en') },
            { lang: 'x-default', href: address() },
          ],
    image: new URL(found.image ?? drawnImage(found, params['id']), origin).href,
    isOwnImage: typeof found.image !== 'string',
    lang: article?.lang ?? locale,
    article,
    event: found.event,
    isHidden: found.isHidden ?? false,
  };
}

/** Returns the path of the image drawn for an article or event, or of the site's. */
function drawnImage({ article, event }: Head, id: string | undefined): string {
  if (id === undefined || (!article && !event)) return SITE_IMAGE;
  return `/share/${article ? 'article' : 'event'}/${Number(id)}.png`;
}
