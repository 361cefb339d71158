import { expect, it } from 'vitest';
import { fromRoomHref, isFromRoom } from './fromRoom.ts';

it.each(['/eventDetail/7', '/eventDetail/7?lang=en'])(
  'LCON-71 whom the room sends to %s is known there, and nobody else',
  (href) => {
    const { search, pathname } = new URL(fromRoomHref(href), 'https://rostra.test');
    expect(pathname).toBe('/eventDetail/7');
    expect(isFromRoom(search)).toBe(true);
    expect(isFromRoom(new URL(href, 'https://rostra.test').search)).toBe(false);
  },
);
