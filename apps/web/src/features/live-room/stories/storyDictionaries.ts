import { DICTIONARY_KEYS } from '@rostra/contract';
import type { Dictionaries } from '../../../session/Dictionaries.ts';

const named = (en: string, zh: string) => ({ sc_name: zh, tc_name: null, en_name: en });

/** The items a meeting is scored by; a room needs no other dictionary. */
const scores: Dictionaries['live_score_types'] = [
  {
    value: 'content',
    ...named('Content', '内容'),
    reasons: [
      { value: 'insightful', ...named('Insightful', '有见地') },
      { value: 'too_general', ...named('Too general', '过于笼统') },
    ],
  },
  { value: 'speaker', ...named('Speaker', '嘉宾'), reasons: [] },
];

/** The dictionaries of a room's stories. */
export const storyDictionaries = {
  ...Object.fromEntries(DICTIONARY_KEYS.map((key) => [key, []])),
  live_score_types: scores,
} as unknown as Dictionaries;
