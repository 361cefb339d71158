import { EventMaterials } from '@rostra/ui/EventMaterials';
import type { EventMaterialsProps } from '@rostra/ui/EventMaterials';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { attendanceSample } from '../../story/samples/attendance.ts';

interface Materials extends Pick<EventMaterialsProps, 't' | 'files' | 'links' | 'notes'> {
  /** Asks the server for an address that works once, after a check of the reader's permission. */
  addressOf: (fileUrl: string) => Promise<string>;
}

/** Files, links and notes below an event; a file opens in a new tab. */
export function Example({ addressOf, ...materials }: Materials) {
  const open = async (fileUrl: string) => {
    const tab = window.open();
    const address = await addressOf(fileUrl);
    tab?.location.assign(address);
  };
  return (
    <EventMaterials
      {...materials}
      onOpenFile={(fileUrl) => {
        void open(fileUrl);
      }}
    />
  );
}

/** Show only the sections that have content. */
export const Do = () => (
  <EventMaterials {...attendanceSample('en').EventMaterials} links={[]} notes={[]} />
);

/** Show headings above nothing. */
export const Dont = () => (
  <Stack gap={5}>
    {['Files', 'Links', 'Notes'].map((title) => (
      <section key={title}>
        <SectionHead title={title} />
        <Text tone="muted">{title === 'Files' ? 'Agenda' : 'None'}</Text>
      </section>
    ))}
  </Stack>
);
