import { SearchField } from '@rostra/ui/SearchField';
import type { SearchFieldProps } from '@rostra/ui/SearchField';
import { useState } from 'react';

/** Name in the placeholder what can be found. */
export function Do() {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search companies"
      placeholder="Company or ticker"
      value={text}
      onChange={setText}
      onSubmit={setText}
    />
  );
}

/** Repeat the icon in words. */
export function Dont() {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search"
      placeholder="Search…"
      value={text}
      onChange={setText}
      onSubmit={setText}
    />
  );
}

/** Searches on Enter; suggestions come from the server, earlier searches from the app. */
export function Example({
  search,
  suggest,
  suggestions,
  history,
  onForget,
}: {
  search: (text: string) => void;
  suggest: (text: string) => void;
} & Pick<SearchFieldProps, 'suggestions' | 'history' | 'onForget'>) {
  const [text, setText] = useState('');
  return (
    <SearchField
      placeholder="Company, person or ticker"
      value={text}
      onChange={setText}
      onSubmit={search}
      onSearch={suggest}
      suggestions={suggestions}
      history={history}
      onForget={onForget}
    />
  );
}
