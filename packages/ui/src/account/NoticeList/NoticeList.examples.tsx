import { NoticeList } from '@rostra/ui/NoticeList';
import type { NoticeListProps } from '@rostra/ui/NoticeList';
import { personalCenterSample } from '../../story/samples/personalCenter.ts';

const sample = personalCenterSample('en').NoticeList;
const notices = sample.notices.slice(0, 1);

/** Name what happened in the title, and lead there. */
export const Do = () => <NoticeList {...sample} notices={notices} />;

/** Announce that there is a message, and lead nowhere. */
export const Dont = () => (
  <NoticeList
    {...sample}
    notices={notices.map((notice) => ({ ...notice, title: 'New message', body: '', href: null }))}
  />
);

/** Marks a notification as read when the reader opens it. */
export const Example = ({
  t,
  notices: latest,
  markRead,
}: Pick<NoticeListProps, 't' | 'notices'> & { markRead: (id: number) => void }) => (
  <NoticeList t={t} notices={latest} onRead={({ id }) => markRead(id)} />
);
