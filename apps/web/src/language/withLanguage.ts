import { LANGUAGE_PARAMETER } from '../head/languageParameter.ts';

/**
 * An address of the site that is loaded anew, in the language that the page's own address asks for.
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
