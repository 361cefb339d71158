import type { Failure } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import type { Locale } from '#platform/viewer/Viewer.ts';
import type { AppError } from './AppError.ts';
import { issueText } from './issueText.ts';

/** Returns the answer of a failed call, in the caller's language (ERR-33, I18N-17). */
export function failureEnvelope(error: AppError, locale: Locale): Failure {
  const details = { ...error.params };
  if (error.retryAfterSeconds !== undefined) details['seconds'] ??= error.retryAfterSeconds;
  return {
    ret: false,
    code: error.code,
    msg: serverText(locale)(`error.${error.error}`, error.params),
    data: null,
    ...(error.issues === undefined
      ? {}
      : {
          issues: error.issues.map((issue) => ({
            path: issue.path,
            message: issueText(locale, issue),
          })),
        }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}
