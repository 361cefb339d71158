import { errors } from '@rostra/contract';
import type { ErrorName } from '@rostra/contract';

export type { ErrorName };

/** A refused field: its path and the rule it broke. */
export interface Issue {
  /** Dotted path, prefixed with the part of the request: `body.amount`, `query.page`. */
  path: string;
  /** The rule's name: a zod issue code, or a module's own name with a text in i18n. */
  rule: string;
  /** Values for the placeholders of the rule's text. */
  params?: Record<string, string | number>;
}

/** Data of a failure beside its name. */
export interface AppErrorOptions {
  /** Values for the placeholders of the message, sent as `details` too. */
  params?: Record<string, string | number>;
  issues?: Issue[];
  /** Whole seconds, sent as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The only error shown to callers unchanged: code and status come from the contract, the text from
 * i18n in the caller's language. Anything else thrown becomes `systemError`.
 */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly code: number;
  readonly status: number;
  readonly params: Record<string, string | number>;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(error: ErrorName, options: AppErrorOptions = {}) {
    super(error, { cause: options.cause });
    this.name = 'AppError';
    this.error = error;
    this.code = errors[error].code;
    this.status = errors[error].status;
    this.params = options.params ?? {};
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
