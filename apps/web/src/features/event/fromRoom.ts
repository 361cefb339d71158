/** Says on an event's page that the reader comes from its room, which did not let him in. */
const FROM = 'from';
const ROOM = 'room';

/** The page of an event for one whom its room did not let in. */
export const fromRoomHref = (href: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${FROM}=${ROOM}`;

/** Whether the reader was sent here by the room. */
export const isFromRoom = (search: string): boolean =>
  new URLSearchParams(search).get(FROM) === ROOM;
