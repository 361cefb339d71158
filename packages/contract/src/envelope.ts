/** The part of a list contained in an answer. */
export interface PageMeta {
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
  readonly total_pages: number;
}

/** A fault in one field of the input. */
export interface InputIssue {
  /** `body.email`, `query.page` … */
  readonly path: string;
  /** In the reader's language. */
  readonly message: string;
}

/** The body of an accepted call; `meta` on lists only. */
export interface Success<Data> {
  readonly ret: true;
  readonly data: Data;
  readonly meta?: PageMeta;
}

/** The body of a refused call, with its message in the language of the reader. */
export interface Failure {
  readonly ret: false;
  readonly code: number;
  readonly msg: string;
  readonly data: null;
  readonly issues?: readonly InputIssue[];
  /** Values a program needs beside the code, such as the seconds to wait; see `ErrorDetails`. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Every answer of the API (design, "The contract and the server"). */
export type Envelope<Data> = Success<Data> | Failure;
