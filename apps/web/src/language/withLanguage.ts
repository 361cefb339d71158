import { LANGUAGE_PARAMETER } from '../head/languageParameter.ts';

/**
 * Returns an address of the site for a full page load, in the language requested by the page's own
 * address.
 *
 * @param search of the page, as in `?lang=en`
 */
export function withLanguage(path: string, search: string): string {
  const language = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (language === null) return path;
  const [place = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${place}?${parameters.toString()}`;
}
