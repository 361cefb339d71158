import type { HeadContext, RouteModule } from '../app/RouteModule.ts';
import type { Services } from '../app/Services.ts';
import { headHtml } from './headHtml.ts';
import { headOf } from './headOf.ts';

/** Replaces the document's head with that of a matched screen. */
export function writeHead(
  services: Services,
  url: URL,
  head: RouteModule['head'] | undefined,
  params: HeadContext['params'],
): void {
  const { t } = services.language.get();
  const made = document.createElement('template');
  const page = headOf(services, url, head, params, t('shell.notFound.title'));
  made.innerHTML = headHtml(page, t('common.brand'));
  document.title = page.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...made.content.querySelectorAll('[data-head]'));
}
