/** Lengths of a password (AUTH-15, decisions). */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

export interface PasswordRule {
  text: `password.${'length' | 'upper' | 'lower' | 'digit' | 'noSpecial'}`;
  isMet: (password: string) => boolean;
}

/**
 * The requirements for a password; the server checks the same ones and refuses common passwords.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: 'password.length',
    isMet: (p) => p.length >= PASSWORD_LENGTH.least && p.length <= PASSWORD_LENGTH.most,
  },
  { text: 'password.upper', isMet: (p) => /[A-Z]/.test(p) },
  { text: 'password.lower', isMet: (p) => /[a-z]/.test(p) },
  { text: 'password.digit', isMet: (p) => /\d/.test(p) },
  { text: 'password.noSpecial', isMet: (p) => /^[A-Za-z\d]+$/.test(p) },
];

/** Returns whether every rule is met. */
export const isPasswordAllowed = (password: string): boolean =>
  passwordRules.every((rule) => rule.isMet(password));
