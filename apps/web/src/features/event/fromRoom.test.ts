import { expect, it } from 'vitest';
import { fromRoomHref, isFromRoom } from './fromRoom.ts';

it.each(['/eventDetail/7', '/eventDetail/7?lang=en'])(
  'recognizes only readers whom the room sent to %s [LCON-71]',
  (href) => {
    const { search, pathname } = new URL(fromRoomHref(href), 'https://rostra.test');
    expect(pathname).toBe('/eventDetail/7');
    expect(isFromRoom(search)).toBe(true);
    expect(isFromRoom(new URL(href, 'https://rostra.test').search)).toBe(false);
  },
);
