import { isolate } from '@rostra/i18n';
import type { TextValues, Translate } from '@rostra/i18n';

/**
 * Returns the text of a key in the reader's language, with the values in it: `t` of i18next and the
 * like. The library's keys are in `uiTexts` of `@rostra/i18n/ui` and beside it, each behind its area:
 * `ui.error.title`, `uiOnDemand.date.open`.
 */
export type TextFunction = (key: string, values?: TextValues) => string;

/** The first part of a key: the dictionary that the text is from. */
export type TextArea = 'ui' | 'uiOnDemand' | 'uiCommunity' | 'uiEditor' | 'uiPersonal';

/**
 * Returns an area's texts from another library. Values are isolated as in our own texts, so that a
 * name in the other direction moves no punctuation.
 */
export function translateBy<Key extends string>(t: TextFunction, area: TextArea): Translate<Key> {
  return (key, values) =>
    t(
      `${area}.${key}`,
      values &&
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)])),
    );
}
