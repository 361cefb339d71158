import type { ZodError } from 'zod';
import { AppError } from './AppError.ts';
import type { Issue } from './AppError.ts';

/** Maximum number of reported issues: a generated body must not produce an endless answer. */
const MAX_ISSUES = 20;

/** Our own rules are the message of a `custom` issue: one word with underscores. */
const OWN_RULE = /^[a-z][a-z0-9_]*$/;

/**
 * Returns the error for input that breaks its schema: every refused field with the rule it broke.
 */
export function invalidInput(part: string, error: ZodError): AppError {
  const issues: Issue[] = error.issues.slice(0, MAX_ISSUES).map((issue) => {
    const path = [part, ...issue.path.map(String)].join('.');
    const own = issue.code === 'custom' && OWN_RULE.test(issue.message);
    const rule = own ? issue.message : issue.code;
    if (issue.code === 'too_small' && typeof issue.minimum === 'number') {
      return { path, rule, params: { minimum: issue.minimum } };
    }
    if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
      return { path, rule, params: { maximum: issue.maximum } };
    }
    return { path, rule };
  });
  return new AppError('invalidInput', { issues, cause: error });
}
