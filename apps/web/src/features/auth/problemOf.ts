import type { ApiError } from '@rostra/api-client';

/** The field of a form that a failure belongs to; failures of no field belong to the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  codeWrong: 'code',
  codeExpired: 'code',
  agreementRequired: 'agreement',
  passwordRule: 'password',
  passwordCommon: 'password',
};

/** A failure of a call as the problem of the field it is about. */
export function problemOf<Field extends string>(
  error: ApiError | undefined,
): Partial<Record<Field | 'form', string>> {
  if (!error || error.message === '') return {};
  const field = FIELD_OF[error.name] ?? 'form';
  return { [field]: error.message } as Partial<Record<Field | 'form', string>>;
}
