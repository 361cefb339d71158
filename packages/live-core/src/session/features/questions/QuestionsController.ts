import { isSuperRole } from '@rostra/contract/live';
import type { LiveQuestion, QuestionState } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import type { QuestionsApi } from './QuestionsApi.ts';
import { inOrder, NO_QUESTIONS } from './QuestionsState.ts';
import type { QuestionsState } from './QuestionsState.ts';

/**
 * The questions to the members on stage.
 * Events for everyone contain neither anonymous names nor the user's own votes; both are kept from the answers
 * to own calls.
 */
export class QuestionsController {
  readonly #port: RoomHandle;
  readonly #api: QuestionsApi;
  readonly #store: FrameStore<QuestionsState>;
  #offs: Off[] = [];
  #isLooking = false;
  /** Events arrived while the list was being loaded. */
  #mustLookAgain = false;

  constructor(port: RoomHandle, api: QuestionsApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_QUESTIONS, port.requestFrame);
  }

  get state(): Source<QuestionsState> {
    return this.#store;
  }

  start(): void {
    this.#offs = [
      this.#port.serverEvents.on('event', (event) => {
        if (event.type === 'question') this.#hear(event.question);
        else if (event.type === 'question_votes') this.#hearVotes(event.id, event.votes);
      }),
      this.#port.serverEvents.on('resync', () => this.#look()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#look();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  /** @throws LiveError as the server refuses */
  ask(text: string, isAnonymous: boolean): Promise<void> {
    const input = { text, is_anonymous: isAnonymous, client_id: this.#port.newId() };
    return this.#port.run('question:ask', async () => {
      this.#keep(await this.#api.postQuestion(input));
    });
  }

  /** Votes for another member's question, or withdraws the vote. @throws LiveError as the server refuses */
  vote(id: number, isWanted: boolean): Promise<void> {
    return this.#act(id, () => this.#api.setVote(id, isWanted));
  }

  /** @throws LiveError as the server refuses */
  setState(id: number, state: QuestionState): Promise<void> {
    return this.#act(id, () => this.#api.putQuestion(id, { state }));
  }

  /** Answers a question in writing. @throws LiveError as the server refuses */
  answer(id: number, answer: string): Promise<void> {
    return this.#act(id, () => this.#api.putQuestion(id, { answer }));
  }

  #act(id: number, ask: () => Promise<LiveQuestion>): Promise<void> {
    return this.#port.run(`question:${id}`, async () => this.#keep(await ask()));
  }

  #hear(question: LiveQuestion): void {
    const known = this.#find(question.id);
    const role = this.#port.state.get().me?.role;
    if (!known) {
      // Authors of anonymous questions and dismissed ones come only with the list, for super roles.
      if (question.is_anonymous && role && isSuperRole(role)) return this.#look();
      return this.#keep(question);
    }
    const { has_voted, is_own, author, text, answer } = known;
    const isAway = question.state === 'dismissed';
    this.#keep({
      ...question,
      ...(isAway ? { text, answer } : {}),
      has_voted,
      is_own,
      author: question.author ?? author,
    });
  }

  #hearVotes(id: number, votes: number): void {
    const known = this.#find(id);
    if (known) this.#change({ ...known, votes });
  }

  #find(id: number): LiveQuestion | undefined {
    return this.#store.latest.list?.find((one) => one.id === id);
  }

  /** Keeps the newer of two versions of a question. */
  #keep(question: LiveQuestion): void {
    const known = this.#find(question.id);
    if (this.#isLooking) this.#mustLookAgain = true;
    if (!known || known.revision <= question.revision) this.#change(question);
  }

  #change(question: LiveQuestion): void {
    this.#store.change(({ list }) => ({
      list: inOrder([...(list ?? []).filter(({ id }) => id !== question.id), question]),
    }));
  }

  #look(): void {
    if (this.#isLooking) {
      this.#mustLookAgain = true;
      return;
    }
    this.#isLooking = true;
    this.#mustLookAgain = false;
    this.#api
      .getQuestions()
      .then((list) => {
        if (!this.#mustLookAgain) this.#store.change(() => ({ list: inOrder(list) }));
      })
      // New questions arrive in any case; the next reconnect loads the list again.
      .catch(() => undefined)
      .finally(() => {
        this.#isLooking = false;
        if (this.#mustLookAgain) this.#look();
      });
  }
}
