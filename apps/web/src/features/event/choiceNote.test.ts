import { expect, it } from 'vitest';
import { choiceNote } from './eventViewOf.ts';

const CITY = { id: 2, en_name: 'Singapore' };
const words = { way: 'Online', language: 'English' };
const note = (meeting_way: string, cities: object[]) =>
  choiceNote(
    { meeting: { meeting_way, region_with_parents: cities } } as never,
    words,
    (row) => (row as { en_name?: string }).en_name ?? '',
  );

it('names the city of an offline meeting and the language of any other', () => {
  expect(note('offline', [{ id: 1, en_name: 'Asia' }, CITY])).toBe('Online · Singapore');
  expect(note('offline', [])).toBe('Online · English');
  expect(note('online', [CITY])).toBe('Online · English');
});
