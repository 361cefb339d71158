import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';
import { PROFILE } from '#modules/accounts/index.ts';
import { ARTICLE } from '#modules/articles/index.ts';
import { EVENT } from './mayReadEvent.ts';

/** The subjects that alter an event's card: its state and prices come from its meetings. */
const EVENT_SUBJECTS = [EVENT, 'meeting', 'Live'] as const;

/**
 * Answers about events change with their meetings, seats and live sessions, and on an event's page
 * with its notes and people. States change with time alone too.
 */
export const eventAnswers = [
  visitorAnswer('getEvents', EVENT_SUBJECTS, true),
  visitorAnswer('getSearch', [...EVENT_SUBJECTS, PROFILE], true),
  visitorAnswer(
    'getEvent',
    [...EVENT_SUBJECTS, 'registration', 'LiveRecording', ARTICLE, PROFILE],
    true,
  ),
];
