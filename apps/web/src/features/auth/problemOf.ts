import type { ApiError } from '@rostra/api-client';

/** Form field of a failure, by its name; failures without a field belong to the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  codeWrong: 'code',
  codeExpired: 'code',
  agreementRequired: 'agreement',
  passwordRule: 'password',
  passwordCommon: 'password',
  // Uploads that remain unused are deleted after a while.
  fileNotFound: 'card',
};

/** Form field of a part of a call's body, by its path. */
const FIELD_OF_PATH: readonly (readonly [string, string])[] = [
  ['body.account', 'account'],
  ['body.code', 'code'],
  ['body.password', 'password'],
  ['body.business_card', 'card'],
  ['body.profile.name', 'name'],
  ['body.profile.work_email', 'workEmail'],
  ['body.profile.company_name', 'company'],
];

/** Maps a failed call to the problem of its field, or of each field it marks. */
export function problemOf<Field extends string>(
  error: ApiError | undefined,
): Partial<Record<Field | 'form', string>> {
  if (!error || error.message === '') return {};
  const marked = error.issues.flatMap(({ path, message }) => {
    const field = FIELD_OF_PATH.find(([start]) => path === start || path.startsWith(`${start}.`));
    return field ? [[field[1], message] as const] : [];
  });
  const own: [string, string] = [FIELD_OF[error.name] ?? 'form', error.message];
  return Object.fromEntries(marked.length > 0 ? marked : [own]) as Partial<
    Record<Field | 'form', string>
  >;
}
