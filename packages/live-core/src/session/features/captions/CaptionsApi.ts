import type { CaptionLanguage, CaptionRun, Captions } from '@rostra/contract/live';

/** The server's calls for captions; each throws `LiveError`. */
export interface CaptionsApi {
  /** Returns the last lines and whether captioning is running. */
  getCaptions(): Promise<Captions>;
  postCaptions(language: CaptionLanguage): Promise<CaptionRun>;
  deleteCaptions(): Promise<void>;
}
