/** The values of the room's tabs (LCHT-02). */
export type RoomTab = 'attendees' | 'public_chat';
