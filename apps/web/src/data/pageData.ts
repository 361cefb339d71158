import { failureOf } from '@rostra/api-client';
import { errorNameOf, errors } from '@rostra/contract';
import type { PageCall, SiteRouteName } from '@rostra/contract';
import type { LanguageState } from '../language/LanguageState.ts';
import { dataKey } from './dataKey.ts';
import type { ScreenData } from './ScreenData.ts';

type AnyPageCall = (
  name: SiteRouteName,
  input: object,
  locale: string,
) => Promise<Awaited<ReturnType<PageCall>>>;

/** Makes the screen data of one page on the server; `filled` is sent in the page as SWR's fallback. */
export function pageData(
  call: PageCall,
  language: LanguageState,
): ScreenData & { readonly filled: Record<string, unknown> } {
  const filled: Record<string, unknown> = {};
  return {
    filled,
    fill: (async (name: SiteRouteName, input: object) => {
      const key = dataKey(name, input);
      if (filled[key] !== undefined) return filled[key];
      const envelope = await (call as unknown as AnyPageCall)(name, input, language.locale);
      if (!envelope.ret) {
        const status = errors[errorNameOf(envelope.code) ?? 'systemError'].status;
        throw failureOf(status, envelope, { systemError: language.t('shell.systemError') });
      }
      filled[key] = { data: envelope.data, meta: envelope.meta };
      return filled[key];
    }) as ScreenData['fill'],
    read: ((name: SiteRouteName, input: object) =>
      filled[dataKey(name, input)]) as ScreenData['read'],
    refresh: () => Promise.resolve(),
  };
}
