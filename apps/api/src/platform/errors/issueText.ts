import { serverText } from '@rostra/i18n/server';
import type { Locale } from '#platform/viewer/Viewer.ts';
import type { Issue } from './AppError.ts';

/** The text for each broken rule; rules not listed here get `other`. */
const TEXT_OF_RULE = {
  invalid_type: 'issue.wrongType',
  invalid_format: 'issue.wrongForm',
  invalid_value: 'issue.notOffered',
  invalid_union: 'issue.wrongForm',
  unrecognized_keys: 'issue.unknownField',
  control_character: 'issue.controlCharacter',
  no_amount: 'issue.wrongForm',
  other_currency: 'issue.otherCurrency',
  too_small: 'issue.tooSmall',
  too_big: 'issue.tooBig',
} as const;

/** Returns the issue of one field as text in the caller's language. */
export function issueText(locale: Locale, issue: Issue): string {
  const key = TEXT_OF_RULE[issue.rule as keyof typeof TEXT_OF_RULE] ?? 'issue.other';
  const needsLimit = key === 'issue.tooSmall' || key === 'issue.tooBig';
  return serverText(locale)(
    needsLimit && issue.params === undefined ? 'issue.other' : key,
    issue.params,
  );
}
