import { SearchTerms } from '@rostra/ui/SearchTerms';
import { useState } from 'react';

/** The reader's recent searches, which they can remove one by one or all together. */
export function Example() {
  const [terms, setTerms] = useState(['optical modules', '2187.HK', 'storage']);
  return (
    <SearchTerms
      label="Recent searches"
      terms={terms.map((term) => ({ term, href: `/search?key=${encodeURIComponent(term)}` }))}
      forget={{
        labelOf: (term) => `Remove ${term}`,
        onForget: (term) => setTerms(terms.filter((kept) => kept !== term)),
      }}
      clear={{ label: 'Clear history', onClear: () => setTerms([]) }}
    />
  );
}

const all = [
  '1.6T',
  '2187.HK',
  'optical modules',
  'test hours',
  'grid storage',
  'etch tools',
  'buyback',
  'Meridian Photonics',
  'hazard ratio',
  'freight rates',
  'inverters',
  'Suzhou plant visit',
].map((term) => ({ term, href: `#${encodeURIComponent(term)}` }));

/** Offer six words at most. */
export const Do = () => <SearchTerms label="Most searched" terms={all.slice(0, 6)} />;

/** Fill the page with every word that anyone has searched for. */
export const Dont = () => <SearchTerms label="Most searched" terms={all} />;
