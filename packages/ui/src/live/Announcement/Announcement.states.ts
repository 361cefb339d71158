import type { State } from '../../story/matrix.ts';
import type { AnnouncementProps } from './Announcement.tsx';

const nothing = () => undefined;

/** Texts are in English; the story replaces the first one with a text in the reader's language. */
export const announcementStates: State<AnnouncementProps>[] = [
  { name: 'read by everyone', props: {} },
  { name: 'editable', props: { onEdit: nothing, onClear: nothing } },
  {
    name: 'as long as can be, without a place to break',
    props: { text: 'https://rostra.example/'.padEnd(200, 'x'), onEdit: nothing, onClear: nothing },
  },
];
