import { WindowedList } from '@rostra/ui/WindowedList';
import type { RowId, WindowedSource } from '@rostra/ui/WindowedList';
import { useCallback, useSyncExternalStore } from 'react';
import { windowedSample } from '../../story/samples/windowed.ts';

const { source } = windowedSample(10_000);
const shortRow = (id: number) => <span>{`Registration ${id}`}</span>;
const tallRow = (id: number) => (
  <span>
    <span>{`Registration ${id}`}</span>
    <br />
    <span>Lingyun Research</span>
    <br />
    <span>Hong Kong</span>
  </span>
);

/** Fit the content into the row’s height. */
export const Do = () => (
  <div style={{ blockSize: 200 }}>
    <WindowedList label="Registrations" source={source} renderRow={shortRow} />
  </div>
);

/** Put three lines into a row for one: rows overlap. */
export const Dont = () => (
  <div style={{ blockSize: 200 }}>
    <WindowedList label="Overlapping registrations" source={source} renderRow={tallRow} />
  </div>
);

interface RegistrationStore {
  source: WindowedSource;
  subscribe: (id: RowId, onChange: () => void) => () => void;
  nameOf: (id: RowId) => string;
}

function Registration({ store, id }: { store: RegistrationStore; id: RowId }) {
  const read = () => store.nameOf(id);
  const name = useSyncExternalStore((onChange) => store.subscribe(id, onChange), read, read);
  return <bdi>{name}</bdi>;
}

/** Each row follows its own data, so that one change draws one row. */
export function Example({ store }: { store: RegistrationStore }) {
  const renderRow = useCallback(
    (id: RowId) => <Registration store={store} id={id} />,
    [store],
  );
  return (
    <div style={{ blockSize: 480 }}>
      <WindowedList label="Registrations" source={store.source} renderRow={renderRow} />
    </div>
  );
}
