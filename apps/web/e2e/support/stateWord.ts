import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '@rostra/i18n';
import { callApi } from './callApi.ts';

type Word = { readonly value: string; readonly en_name: string; readonly sc_name: string };

/** Returns the word for a state from the server's dictionaries: `meeting_status`, `full`. */
export async function stateWord(
  request: APIRequestContext,
  baseURL: string | undefined,
  locale: Locale,
  [dictionary, value]: readonly [dictionary: string, value: string],
): Promise<string> {
  const all = await callApi<Record<string, Word[]>>(request, baseURL, 'GET', '/dimensions');
  const word = all[dictionary]?.find((each) => each.value === value);
  if (word === undefined) throw new Error(`No word for ${dictionary}.${value}`);
  return locale === 'en' ? word.en_name : word.sc_name;
}
