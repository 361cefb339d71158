import { expect, it } from 'vitest';
import { allTexts } from '../../language/allTexts.ts';
import { makeLanguage } from '../../language/makeLanguage.ts';
import { enteredEventOf } from './enteredEventOf.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';

const { t } = makeLanguage('en', 'en', allTexts.en);
const words = { t, locale: 'en', name: () => 'Name', statusWord: String } as const;
const event = {
  id: 3,
  event_type_id: 1,
  event_type: null,
  sc_name: null,
  tc_name: null,
  en_name: 'Name',
  sc_summary: null,
  tc_summary: null,
  en_summary: null,
  organizer: { id: 1, sc_name: null, tc_name: null, en_name: 'Organizer' },
  state: 'planned',
  starts_at: '2026-09-03T12:00:00Z',
  ends_at: '2026-09-03T13:00:00Z',
  timezone: 'Asia/Shanghai',
  meeting_way: 'online',
  language: 'en',
  current_price: null,
  original_price: null,
  only_vip: false,
  industry: null,
} as const;

it('opens another site in a new tab from the list too, but not our room [EVT-69, REG-18]', () => {
  const registration = testRegistration({ next_step: 'enter' });
  const elsewhere = testMeeting({
    online_type: 'other_online',
    extra_link: 'https://meet.test/a',
    registration,
  });
  expect(enteredEventOf({ registration, event, meeting: elsewhere }, words).action).toMatchObject({
    href: 'https://meet.test/a',
    opensNewTab: true,
  });
  const ours = enteredEventOf({ registration, event, meeting: testMeeting() }, words);
  expect(ours.action?.href).toBe('/meeting_live/1/9?event_id=3');
  expect(ours.action).not.toHaveProperty('opensNewTab');
});
