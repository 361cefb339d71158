/** Marks on an event's page that its room refused the reader and sent them there. */
const FROM = 'from';
const ROOM = 'room';

/** Returns the event's page, for a reader refused by its room. */
export const fromRoomHref = (href: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${FROM}=${ROOM}`;

/** Checks whether the room sent the reader here. */
export const isFromRoom = (search: string): boolean =>
  new URLSearchParams(search).get(FROM) === ROOM;
