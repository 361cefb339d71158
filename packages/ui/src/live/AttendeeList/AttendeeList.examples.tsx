import { AttendeeList } from '@rostra/ui/AttendeeList';
import type { AttendeeListProps } from '@rostra/ui/AttendeeList';
import { useState } from 'react';
import { attendeeSample } from '../../story/samples/attendee.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const bySection = attendeeSample('en', { host: 1, experts: 2, hands: 1, audience: 2 });
const inOneSection = attendeeSample('en', { audience: 6 });

/** Sort people into the sections of their roles, with raised hands above the audience. */
export const Do = () => (
  <div style={{ blockSize: 400 }}>
    <AttendeeList t={texts} source={bySection} />
  </div>
);

/** Put everyone into one section: the host and the raised hands get lost. */
export const Dont = () => (
  <div style={{ blockSize: 400 }}>
    <AttendeeList t={texts} source={inOneSection} />
  </div>
);

interface PeopleProps extends Pick<AttendeeListProps, 't' | 'source' | 'onShow'> {
  search: (keyword: string) => Promise<void>;
  mute: (id: number) => void;
}

/** The host’s list: a search, and a menu for each person. */
export function Example({ t, source, onShow, search, mute }: PeopleProps) {
  const [keyword, setKeyword] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  return (
    <AttendeeList
      t={t}
      source={source}
      onShow={onShow}
      keyword={keyword}
      onKeyword={setKeyword}
      isSearching={isSearching}
      onSearch={(text) => {
        setIsSearching(true);
        void search(text).finally(() => setIsSearching(false));
      }}
      actionsOf={({ id }) => [{ id: 'mute', label: 'Mute', onPress: () => mute(id) }]}
    />
  );
}
