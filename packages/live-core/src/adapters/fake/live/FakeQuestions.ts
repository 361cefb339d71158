import { isSuperRole } from '@rostra/contract/live';
import type { LiveQuestion } from '@rostra/contract/live';
import type { QuestionsApi } from '../../../session/features/questions/QuestionsApi.ts';
import type { FakeLive } from './FakeLive.ts';
import { mayModerate } from './fakeRights.ts';
import { refuse } from './refuse.ts';

interface StoredQuestion {
  readonly by: number;
  readonly voters: ReadonlySet<number>;
  readonly question: LiveQuestion;
}

/** A live session's questions in memory, by the server's rules; votes are published at once. */
export class FakeQuestions {
  readonly #live: FakeLive;
  readonly #requests = new Map<number, StoredQuestion>();

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): QuestionsApi {
    const me = () => this.#live.member(userId);
    return {
      getQuestions: async () =>
        Array.from(this.#requests.values())
          .filter(({ question, by }) => {
            return question.state !== 'dismissed' || by === userId || mayModerate(me());
          })
          .map((requested) => this.#for(userId, requested)),
      postQuestion: async ({ text, is_anonymous }) => {
        const id = this.#requests.size + 1;
        const question: LiveQuestion = {
          id,
          text,
          state: 'waiting',
          votes: 0,
          has_voted: false,
          is_own: false,
          is_anonymous,
          author: me().name,
          asked_at: new Date(this.#live.now()).toISOString(),
          answered_at: null,
          answered_second: null,
          answer: null,
          revision: 0,
        };
        return this.#set(userId, { by: userId, voters: new Set(), question });
      },
      putQuestion: async (id, { state, answer }) => {
        const isExpert = state === undefined && me().role === 'expert';
        if (!mayModerate(me()) && !isExpert) refuse('liveRoleRefused');
        const requested = this.#find(id);
        const { question } = requested;
        const next = {
          ...question,
          state: state ?? 'answered',
          answer: answer === undefined ? question.answer : { author: me().name, text: answer },
          revision: question.revision + 1,
        };
        return this.#set(userId, { ...requested, question: next });
      },
      setVote: async (id, isWanted) => {
        const requested = this.#find(id);
        if (requested.by === userId) refuse('liveRoleRefused');
        const voters = new Set(requested.voters);
        if (isWanted) voters.add(userId);
        else voters.delete(userId);
        const question = { ...requested.question, votes: voters.size };
        const after = { ...requested, voters, question };
        this.#requests.set(id, after);
        this.#live.announce({ type: 'question_votes', id, votes: voters.size });
        return this.#for(userId, after);
      },
    };
  }

  #find(id: number): StoredQuestion {
    return this.#requests.get(id) ?? refuse('liveQuestionNotFound');
  }

  #for(userId: number, { by, voters, question }: StoredQuestion): LiveQuestion {
    const isOwn = by === userId;
    const knows = isOwn || !question.is_anonymous || isSuperRole(this.#live.member(userId).role);
    const author = knows ? question.author : null;
    return { ...question, author, is_own: isOwn, has_voted: voters.has(userId) };
  }

  #set(userId: number, requested: StoredQuestion): LiveQuestion {
    const { question } = requested;
    this.#requests.set(question.id, requested);
    const isAway = question.state === 'dismissed';
    this.#live.announce({
      type: 'question',
      question: {
        ...question,
        text: isAway ? '' : question.text,
        author: isAway || question.is_anonymous ? null : question.author,
      },
    });
    return this.#for(userId, requested);
  }
}
