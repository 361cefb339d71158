import type { Locale } from '@rostra/i18n';
import type { BoardQuestion } from '../../live/QuestionBoard/index.ts';
import { liveSample } from './live.ts';
import { hours } from './now.ts';

/** Returns questions in every state, in the story's language, most wanted first. */
export function questionSample(locale: Locale): BoardQuestion[] {
  const {
    tanHuiShan,
    question,
    zhouYuanhang,
    answer,
    eliotMarsh,
    longText,
    heZhiyuan,
    thanks,
    chenQiming,
  } = liveSample(locale);
  const one = { hasVoted: false, time: hours(-0.2) };
  return [
    {
      ...one,
      id: 1,
      text: longText,
      author: eliotMarsh,
      votes: 24,
      hasVoted: true,
      state: 'waiting',
    },
    { ...one, id: 2, text: question, author: tanHuiShan, votes: 12, state: 'live' },
    { ...one, id: 3, text: thanks, author: null, isAnonymous: true, votes: 3, state: 'waiting' },
    { ...one, id: 4, text: question, author: heZhiyuan, isOwn: true, votes: 1, state: 'waiting' },
    {
      ...one,
      id: 5,
      text: question,
      author: chenQiming,
      votes: 9,
      state: 'answered',
      answer: { author: zhouYuanhang, text: answer },
    },
    { ...one, id: 6, text: thanks, author: chenQiming, votes: 0, state: 'hidden' },
  ];
}

/**
 * Returns the same as the host reads them: the author is known, also where the audience reads no
 * name.
 */
export const hostQuestionSample = (locale: Locale): BoardQuestion[] =>
  questionSample(locale).map((one) => ({
    ...one,
    author: one.author ?? liveSample(locale).ilonaVarga,
    isOwn: false,
  }));
