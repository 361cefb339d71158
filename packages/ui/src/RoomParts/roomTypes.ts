/** Roles in the room as the server names them (live §6); `broadcaster` is the host. */
export type RoomRole = 'broadcaster' | 'expert' | 'audience' | 'staff';

/** States of a live in the order a meeting passes them (live §4). */
export type RoomState = 'unprepare' | 'preparing' | 'streaming' | 'pre_stopped' | 'stopped';

/** Puts a picture into an element that the room gives, and gives what takes it out again. */
export type AttachPicture = (element: HTMLElement) => () => void;
