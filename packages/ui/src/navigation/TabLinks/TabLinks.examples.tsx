import { TabLinks } from '@rostra/ui/TabLinks';

/** Name each part in a word or two. */
export const Do = () => (
  <TabLinks
    label="Parts of the event"
    tabs={[
      { href: '#about', text: 'About', isCurrent: true },
      { href: '#materials', text: 'Materials', isCurrent: false },
      { href: '#playback', text: 'Playback', isCurrent: false },
    ]}
  />
);

/** Write sentences: the last parts scroll out of sight. */
export const Dont = () => (
  <TabLinks
    label="Parts of the event, as sentences"
    tabs={[
      { href: '#about', text: 'General information about this event', isCurrent: true },
      { href: '#materials', text: 'Download the presented materials', isCurrent: false },
      { href: '#playback', text: 'Watch the playback', isCurrent: false },
    ]}
  />
);

interface EventPartsProps {
  id: number;
  part: 'about' | 'materials' | 'playback';
}

const parts = [
  { part: 'about', text: 'About' },
  { part: 'materials', text: 'Materials' },
  { part: 'playback', text: 'Playback' },
] as const;

/** Parts of an event’s page; Back leaves the page, whichever part was opened. */
export function Example({ id, part: current }: EventPartsProps) {
  return (
    <TabLinks
      label="Parts of the event"
      replaces
      tabs={parts.map(({ part, text }) => ({
        href: `/events/${id}/${part}`,
        text,
        isCurrent: part === current,
      }))}
    />
  );
}
