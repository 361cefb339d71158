import type { CaptionLanguage, CaptionRun, Captions } from '@rostra/contract/live';

/** The server's calls about what is written down of what is said; each throws `LiveError`. */
export interface CaptionsApi {
  /** The last lines, and whether it goes on. */
  getCaptions(): Promise<Captions>;
  postCaptions(language: CaptionLanguage): Promise<CaptionRun>;
  deleteCaptions(): Promise<void>;
}
