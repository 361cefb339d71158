import { expect, it } from 'vitest';
import { withLanguage } from './withLanguage.ts';

it.each([
  ['/eventDetail/7', '', '/eventDetail/7'],
  ['/eventDetail/7', '?event_id=7', '/eventDetail/7'],
  ['/eventDetail/7', '?event_id=7&lang=en', '/eventDetail/7?lang=en'],
  ['/eventDetail/7?from=room', '?lang=en', '/eventDetail/7?from=room&lang=en'],
])('resolves %s from a page with %j to %s [I18N-18]', (path, search, address) => {
  expect(withLanguage(path, search)).toBe(address);
});
