import type { Locale } from '@rostra/i18n';
import type {
  AttendeeRowData,
  AttendeeSection,
  AttendeeSectionId,
  AttendeeSource,
} from '../../live/AttendeeList/attendeeSource.ts';
import { castIn } from './cast/index.ts';

/** A source that stories change: it updates single rows, and counts its subscribers. */
export interface SampleSource extends AttendeeSource {
  change: (id: number, changed: Partial<AttendeeRowData>) => void;
  listeners: () => number;
}

const FIRST_ID: Readonly<Record<AttendeeSectionId, number>> = {
  host: 1,
  experts: 100,
  speaking: 200,
  hands: 300,
  audience: 1000,
  staff: 500,
};

/**
 * Returns a room of so many people in the story's language; the audience from `unloadedFrom` on is
 * loading.
 */
export function attendeeSample(
  locale: Locale,
  counts: Partial<Record<AttendeeSectionId, number>> = {
    host: 1,
    experts: 4,
    hands: 2,
    audience: 410,
  },
  unloadedFrom = Infinity,
): SampleSource {
  const { people } = castIn(locale);
  const members = [
    people.zhouYuanhang,
    people.helenaBrandt,
    people.danielOkafor,
    people.linXiao,
    people.heZhiyuan,
    people.eliotMarsh,
    people.tanHuiShan,
    people.chenQiming,
    people.ilonaVarga,
  ];
  const order: AttendeeSectionId[] = ['host', 'experts', 'speaking', 'hands', 'audience', 'staff'];
  const sections: AttendeeSection[] = order.map((id) => ({
    id,
    count: counts[id] ?? 0,
    limit: id === 'experts' ? 12 : undefined,
  }));
  const rows = new Map<number, AttendeeRowData>();
  const listening = new Map<number, Set<() => void>>();
  const make = (id: number): AttendeeRowData => {
    const isAudience = id >= FIRST_ID.hands && id !== FIRST_ID.staff;
    const { name, company } =
      id === 1 ? people.suMan : (members[id % members.length] ?? people.zhouYuanhang);
    return {
      id,
      name,
      role: id === 1 ? 'broadcaster' : isAudience ? 'audience' : 'expert',
      note: company,
      isMuted: isAudience || id % 4 === 3,
      isSpeaking: id === FIRST_ID.experts,
      hasHandUp: id >= FIRST_ID.hands && id < FIRST_ID.staff,
      isHidden: id === 102,
      isSelf: id === 1,
    };
  };
  const rowOf = (id: number): AttendeeRowData => {
    const row = rows.get(id) ?? make(id);
    rows.set(id, row);
    return row;
  };
  return {
    sections: () => sections,
    subscribe: () => () => undefined,
    idAt: (section, index) =>
      section === 'audience' && index >= unloadedFrom ? undefined : FIRST_ID[section] + index,
    rowOf,
    subscribeRow: (id, onChange) => {
      const heard = listening.get(id) ?? new Set();
      listening.set(id, heard.add(onChange));
      return () => heard.delete(onChange);
    },
    change: (id, changed) => {
      rows.set(id, { ...rowOf(id), ...changed });
      for (const onChange of listening.get(id) ?? []) onChange();
    },
    listeners: () => [...listening.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
