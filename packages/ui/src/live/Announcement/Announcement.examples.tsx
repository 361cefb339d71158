import { Announcement } from '@rostra/ui/Announcement';
import type { AnnouncementProps } from '@rostra/ui/Announcement';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Write one thing that everyone must know now, in plain words. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <Announcement t={texts} text="Questions start at 18:30. The slides are on the event page." />
  </div>
);

/** Paste markup: readers see the tags. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <Announcement t={texts} text="<b>Questions:</b> <i>18:30</i><br>Slides: event page" />
  </div>
);

interface RoomAnnouncementProps extends Pick<AnnouncementProps, 't' | 'text'> {
  mayWrite: boolean;
  edit: () => void;
  clear: () => void;
}

/** Everyone reads the announcement; the host and staff can also edit and remove it. */
export function Example({ t, text, mayWrite, edit, clear }: RoomAnnouncementProps) {
  return <Announcement t={t} text={text} {...(mayWrite ? { onEdit: edit, onClear: clear } : {})} />;
}
