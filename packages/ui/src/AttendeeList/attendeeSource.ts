import type { RoomRole } from '../RoomParts/roomTypes.ts';

/** Parts of the list, in this order (the staff's last). */
export type AttendeeSectionId = 'host' | 'experts' | 'speaking' | 'hands' | 'audience' | 'staff';

export interface AttendeeSection {
  id: AttendeeSectionId;
  /** Rows, those included that are not loaded yet. */
  count: number;
  /** The most there may be: twelve experts. */
  limit?: number | undefined;
}

/** One person of the list, as the reader may see him. */
export interface AttendeeRowData {
  id: number;
  name: string;
  role: RoomRole;
  /** The full name for super roles (LMEM-64), organization, position. */
  note?: string | undefined;
  /** Of the organization; without it initials stand there. */
  logo?: string | undefined;
  /** He is not heard now, as on his tile; what he may is another thing. */
  isMuted: boolean;
  isSpeaking: boolean;
  hasHandUp: boolean;
  isHidden: boolean;
  isSelf: boolean;
}

/**
 * Where the list reads from. A member's change is told to his row alone; `sections` and `rowOf` give the
 * same value until something in it has changed.
 */
export interface AttendeeSource {
  sections: () => readonly AttendeeSection[];
  /** Told when sections, their order or their numbers change. */
  subscribe: (onChange: () => void) => () => void;
  /** Undefined while the page that holds the row is on its way. */
  idAt: (section: AttendeeSectionId, index: number) => number | undefined;
  rowOf: (id: number) => AttendeeRowData | undefined;
  subscribeRow: (id: number, onChange: () => void) => () => void;
}
