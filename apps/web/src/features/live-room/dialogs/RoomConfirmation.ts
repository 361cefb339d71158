/** An act that affects everyone and needs a confirmation (LROL-08, LROL-17, LHST-23). */
export type RoomConfirmation = 'start' | 'stop' | 'audienceStop' | 'leave';
