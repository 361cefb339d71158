/** What a member may do in a meeting's room, apart from what role and permissions add. */
export type RoomRight =
  /** Be there: tickets, sound, pictures, lists, the background. */
  | 'attend'
  /** Read and write messages, conversations, questions and reactions, as the meeting allows. */
  | 'chat'
  | 'captions'
  /** The document that is presented at this moment. */
  | 'shownDocument'
  /** The list of documents, and their files. */
  | 'documents'
  /** The passcode and the numbers of the telephone. */
  | 'phone'
  /** The recording, its transcript and its playback. */
  | 'recording';

/** What a free trial includes (decisions, "Rights that end"). */
export const TRIAL_RIGHTS: Readonly<Record<RoomRight, boolean>> = {
  attend: true,
  chat: true,
  captions: true,
  shownDocument: true,
  documents: false,
  phone: false,
  recording: false,
};
