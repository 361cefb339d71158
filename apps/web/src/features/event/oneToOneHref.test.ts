import { expect, it } from 'vitest';
import { builtScreens } from '../../navigation/builtScreens.ts';
import { oneToOneEvent } from '../../screen-stories/samples/eventResponses.ts';
import { eventViewOf } from './eventViewOf.ts';
import { oneToOneHref } from './oneToOneHref.ts';

const event = { ...oneToOneEvent, one_to_one: true };
const showsBadge = (data: typeof event): boolean =>
  eventViewOf(
    data,
    () => '',
    undefined,
    () => '',
    new Date(0),
  ).hasOneToOne;

it('offers a one-to-one only where it can be requested', () => {
  const mayRequest = builtScreens.some(({ id }) => id === 'appointment');
  expect(showsBadge(event)).toBe(mayRequest);
  expect(oneToOneHref(event) !== undefined).toBe(mayRequest);
});

it('offers no one-to-one at other events', () => {
  expect(showsBadge({ ...event, one_to_one: false })).toBe(false);
});
