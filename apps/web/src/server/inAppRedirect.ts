import type { PageRequest, PageSettings } from '@rostra/contract';

/** Returns where a visitor in the messaging app's browser is redirected before rendering (FND-06). */
export function inAppRedirect(
  { inAppLogin }: PageSettings,
  request: Pick<PageRequest, 'userAgent' | 'hasSession'>,
  url: URL,
): string | undefined {
  if (!inAppLogin || request.hasSession || url.searchParams.has('in_app_code')) return undefined;
  if (!inAppLogin.userAgent.test(request.userAgent ?? '')) return undefined;
  const target = new URL(inAppLogin.url);
  target.searchParams.set('redirect', url.href);
  return target.href;
}
