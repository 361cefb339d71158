/** Roles in the room as the server names them (live §6); `broadcaster` is the host. */
export type RoomRole = 'broadcaster' | 'expert' | 'audience' | 'staff';

/** States of a live session, in the order that a meeting passes them (live §4). */
export type LivePhase = 'unprepare' | 'preparing' | 'streaming' | 'pre_stopped' | 'stopped';

/** Attaches a video to an element of the room, and returns the function that detaches it. */
export type AttachVideo = (element: HTMLElement) => () => void;
