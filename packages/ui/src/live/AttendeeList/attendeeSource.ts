import type { RoomRole } from '../RoomParts/roomTypes.ts';

/** Sections of the list in display order, staff last. */
export type AttendeeSectionId = 'host' | 'experts' | 'speaking' | 'hands' | 'audience' | 'staff';

export interface AttendeeSection {
  id: AttendeeSectionId;
  /** The number of rows, including those not loaded yet. */
  count: number;
  /** The maximum number, such as twelve experts. */
  limit?: number | undefined;
}

/** One person in the list, as visible to the reader. */
export interface AttendeeRowData {
  id: number;
  name: string;
  role: RoomRole;
  /** The full name for super roles (LMEM-64), or organization and position. */
  note?: string | undefined;
  /** The organization's logo; initials are shown without it. */
  logo?: string | undefined;
  /** Muted right now, as shown on their tile; independent of their right to speak. */
  isMuted: boolean;
  isSpeaking: boolean;
  hasHandUp: boolean;
  isHidden: boolean;
  isSelf: boolean;
}

/**
 * The data source of the list. A member's change notifies only their row. `sections` and `rowOf`
 * return the same object until something in it changes.
 */
export interface AttendeeSource {
  sections: () => readonly AttendeeSection[];
  /** Notifies when sections, their order or their counts change. */
  subscribe: (onChange: () => void) => () => void;
  /** Undefined while the page with the row is loading. */
  idAt: (section: AttendeeSectionId, index: number) => number | undefined;
  rowOf: (id: number) => AttendeeRowData | undefined;
  subscribeRow: (id: number, onChange: () => void) => () => void;
}
