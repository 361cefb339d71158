import type { ErrorName, InputIssue } from '@rostra/contract';

/** Failures that no server answered: too slow or no network, given up by us, or not understood. */
export type ClientFailure = 'requestTimeout' | 'aborted' | 'unknown';

export interface ApiErrorParts {
  readonly name: ErrorName | ClientFailure;
  /** On the wire; 0 when no answer came. */
  readonly code: number;
  /** In the reader's language; empty when the user need not read it. */
  readonly message: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly issues?: readonly InputIssue[] | undefined;
  readonly details?: Readonly<Record<string, string | number>> | undefined;
}

/** A call that failed, by the contract's name of the failure. */
export class ApiError extends Error {
  override readonly name: ErrorName | ClientFailure;
  readonly code: number;
  readonly status: number;
  /** Faults in single fields of the input. */
  readonly issues: readonly InputIssue[];
  /** Values beside the message, such as seconds to wait. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = parts.name;
    this.code = parts.code;
    this.status = parts.status;
    this.issues = parts.issues ?? [];
    this.details = parts.details ?? {};
  }

  /** As plain data, for a page that shows the failure before scripts run. */
  toJSON(): ApiErrorParts {
    const { name, code, message, status, issues, details } = this;
    return { name, code, message, status, issues, details };
  }
}
