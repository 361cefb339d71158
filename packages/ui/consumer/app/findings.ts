/** A story's markup from the server. */
export interface ServerPage {
  path: string;
  name: string;
  locale: string;
  html: string;
}

/** Findings of the server run for the test. */
export interface ServerFindings {
  /** How many stories were rendered to a string, each language counted. */
  rendered: number;
  failed: string[];
  /** Components that the package gives and no story draws. */
  missing: string[];
  pages: ServerPage[];
}
