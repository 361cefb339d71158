import { isSuperRole } from '@rostra/contract/live';
import type { LiveQuestion } from '@rostra/contract/live';
import type { QuestionsApi } from '../../../session/features/questions/QuestionsApi.ts';
import type { FakeLive } from './FakeLive.ts';
import { mayModerate } from './fakeRights.ts';
import { refuse } from './refuse.ts';

interface AskedQuestion {
  readonly by: number;
  readonly voters: ReadonlySet<number>;
  readonly question: LiveQuestion;
}

/** A live session's questions in memory, by the server's rules; votes are published at once. */
export class FakeQuestions {
  readonly #live: FakeLive;
  readonly #asked = new Map<number, AskedQuestion>();

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): QuestionsApi {
    const me = () => this.#live.member(userId);
    return {
      getQuestions: async () =>
        Array.from(this.#asked.values())
          .filter(({ question, by }) => {
            return question.state !== 'dismissed' || by === userId || mayModerate(me());
          })
          .map((asked) => this.#for(userId, asked)),
      postQuestion: async ({ text, is_anonymous }) => {
        const id = this.#asked.size + 1;
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
        const asked = this.#find(id);
        const { question } = asked;
        const next = {
          ...question,
          state: state ?? 'answered',
          answer: answer === undefined ? question.answer : { author: me().name, text: answer },
          revision: question.revision + 1,
        };
        return this.#set(userId, { ...asked, question: next });
      },
      setVote: async (id, isWanted) => {
        const asked = this.#find(id);
        if (asked.by === userId) refuse('liveRoleRefused');
        const voters = new Set(asked.voters);
        if (isWanted) voters.add(userId);
        else voters.delete(userId);
        const question = { ...asked.question, votes: voters.size };
        const after = { ...asked, voters, question };
        this.#asked.set(id, after);
        this.#live.announce({ type: 'question_votes', id, votes: voters.size });
        return this.#for(userId, after);
      },
    };
  }

  #find(id: number): AskedQuestion {
    return this.#asked.get(id) ?? refuse('liveQuestionNotFound');
  }

  #for(userId: number, { by, voters, question }: AskedQuestion): LiveQuestion {
    const isOwn = by === userId;
    const knows = isOwn || !question.is_anonymous || isSuperRole(this.#live.member(userId).role);
    const author = knows ? question.author : null;
    return { ...question, author, is_own: isOwn, has_voted: voters.has(userId) };
  }

  #set(userId: number, asked: AskedQuestion): LiveQuestion {
    const { question } = asked;
    this.#asked.set(question.id, asked);
    const isAway = question.state === 'dismissed';
    this.#live.announce({
      type: 'question',
      question: {
        ...question,
        text: isAway ? '' : question.text,
        author: isAway || question.is_anonymous ? null : question.author,
      },
    });
    return this.#for(userId, asked);
  }
}
