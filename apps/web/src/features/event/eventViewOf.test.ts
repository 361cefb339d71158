import type { Data } from '@rostra/contract';
import { expect, it } from 'vitest';
import { openEvent } from '../../screen-stories/samples/eventResponses.ts';
import { eventChoices } from './eventChoices.ts';
import { choiceNote, eventViewOf } from './eventViewOf.ts';
import { testMeeting } from './testMeeting.ts';

type Region = Data<'getEvent'>['meetings'][number]['region_with_parents'][number];

const region = (id: number, name: string): Region => ({
  id,
  sc_name: name,
  tc_name: name,
  en_name: name,
});
const name = (row: object): string => ('en_name' in row ? String(row.en_name) : '');
const meeting = testMeeting({
  meeting_way: 'offline',
  region_with_parents: [region(1, 'נגב'), region(2, 'الجليل'), region(3, 'Haifa')],
});
const now = new Date('2026-09-03T10:00:00Z');
const [choice] = eventChoices([meeting], now);

it('isolates the direction of each region of an event', () => {
  const event = { ...openEvent, meetings: [meeting] };
  const view = eventViewOf(event, name, choice, (state) => state, now);
  expect(view.region).toBe('\u2068נגב\u2069 · \u2068الجليل\u2069 · Haifa');
});

it('isolates the direction of the city of a choice', () => {
  const words = { way: 'In person', language: 'English' };
  const placed = { meeting: { ...meeting, region_with_parents: [region(1, 'נגב')] } };
  expect(choiceNote(placed, words, name)).toBe('In person · \u2068נגב\u2069');
});
