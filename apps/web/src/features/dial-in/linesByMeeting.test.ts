import { expect, it } from 'vitest';
import { testMeeting } from '../event/testMeeting.ts';
import { linesByMeeting } from './linesByMeeting.ts';

const line = (id: number, meetingId: number, passcode: string | null) => ({
  id,
  meeting_id: meetingId,
  country: { id: 1, sc_name: '中国香港', tc_name: '中國香港', en_name: 'Hong Kong' },
  phone_number: '+852 5550 0100',
  passcode,
  language: 'en' as const,
  available_from: null,
  available_until: null,
});

it('returns each meeting’s own passcode, without those of meetings that are over [EVT-76, LDIA-10]', () => {
  const event = {
    meetings: [
      testMeeting({ id: 1 }),
      testMeeting({ id: 2 }),
      testMeeting({ id: 3, state: 'finished' }),
      testMeeting({ id: 4 }),
    ],
    dial_in_numbers: [
      line(11, 1, '111111111'),
      line(12, 2, '222222222'),
      line(13, 2, '222222222'),
      line(14, 3, '333333333'),
    ],
  };
  const found = linesByMeeting(event, () => 'Hong Kong');
  expect(
    found.map(({ meeting, pin, countries }) => [
      meeting.id,
      pin,
      countries.flatMap(({ numbers }) => numbers.map(({ id }) => id)),
    ]),
  ).toEqual([
    [1, '111111111', [11]],
    [2, '222222222', [12, 13]],
  ]);
});
