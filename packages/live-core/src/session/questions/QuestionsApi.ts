import type { LiveQuestion, QuestionState } from '@rostra/contract/live';

/** The server's calls about the questions of a live; each throws `LiveError`. */
export interface QuestionsApi {
  /** The newest first. */
  getQuestions(): Promise<readonly LiveQuestion[]>;
  postQuestion(input: {
    readonly text: string;
    readonly is_anonymous: boolean;
    readonly client_id: string;
  }): Promise<LiveQuestion>;
  /** @param input what is left out stays */
  putQuestion(
    id: number,
    input: { readonly state?: QuestionState; readonly answer?: string },
  ): Promise<LiveQuestion>;
  setVote(id: number, isWanted: boolean): Promise<LiveQuestion>;
}
