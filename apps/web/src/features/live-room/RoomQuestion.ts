/** What is asked before something that everyone feels (LROL-08, LROL-17, LHST-23). */
export type RoomQuestion = 'start' | 'stop' | 'audienceStop' | 'leave';
