import type { LiveQuestion, QuestionState } from '@rostra/contract/live';

/** The server's calls for the questions of a live session; each throws `LiveError`. */
export interface QuestionsApi {
  /** Newest first. */
  getQuestions(): Promise<readonly LiveQuestion[]>;
  postQuestion(input: {
    readonly text: string;
    readonly is_anonymous: boolean;
    readonly client_id: string;
  }): Promise<LiveQuestion>;
  /** @param input fields left out stay unchanged */
  putQuestion(
    id: number,
    input: { readonly state?: QuestionState; readonly answer?: string },
  ): Promise<LiveQuestion>;
  setVote(id: number, isWanted: boolean): Promise<LiveQuestion>;
}
