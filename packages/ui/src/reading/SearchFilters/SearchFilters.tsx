import { useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Form } from '../../forms/Form/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SearchFilters.css.ts';

export const searchTimes = ['any', '3_days', '1_week', '1_month', '6_months', '1_year'] as const;
export type SearchTimeWord = (typeof searchTimes)[number];

/** The filters of a search, beside its words and type. */
export interface SearchFilterValues {
  time: SearchTimeWord;
  /** Id of an industry, or empty. */
  industry: string;
  /** Id of a market, or empty. */
  market: string;
  author: string;
}

export interface SearchFiltersProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The current filters. */
  values: SearchFilterValues;
  /** Ids and names of all industries. */
  industries: readonly { value: string; label: string }[];
  /** Ids and names of all markets. */
  markets: readonly { value: string; label: string }[];
  /** Called with every choice, and with the author once its field is left or sent. */
  onChange: (values: SearchFilterValues) => void;
  /** Takes all of it back. */
  onReset: () => void;
}

/** Narrows a search by time, industry, market and author; each choice acts at once (SRCH-03, SRCH-06). */
export function SearchFilters({
  t,
  values,
  industries,
  markets,
  onChange,
  onReset,
  ...root
}: SearchFiltersProps) {
  const [author, setAuthor] = useState(values.author);
  const isNarrowed =
    values.time !== 'any' || values.industry !== '' || values.market !== '' || values.author !== '';
  const takeAuthor = () => {
    if (author.trim() !== values.author) onChange({ ...values, author: author.trim() });
  };
  return (
    <div {...rootProps(root, styles.filters)} role="group" aria-label={t('search.filters')}>
      <Select
        size="md"
        label={t('search.time')}
        value={values.time}
        options={searchTimes.map((value) => ({ value, label: t(`search.times.${value}`) }))}
        onChange={(time) => onChange({ ...values, time: time as SearchTimeWord })}
      />
      <Select
        size="md"
        label={t('search.industry')}
        value={values.industry === '' ? 'all' : values.industry}
        options={[{ value: 'all', label: t('search.anyIndustry') }, ...industries]}
        onChange={(industry) =>
          onChange({ ...values, industry: industry === 'all' ? '' : industry })
        }
      />
      <Select
        size="md"
        label={t('search.market')}
        value={values.market === '' ? 'all' : values.market}
        options={[{ value: 'all', label: t('search.anyMarket') }, ...markets]}
        onChange={(market) => onChange({ ...values, market: market === 'all' ? '' : market })}
      />
      <Form onSubmit={takeAuthor}>
        <TextField
          size="md"
          label={t('search.author')}
          placeholder={t('search.authorPlaceholder')}
          value={author}
          onChange={setAuthor}
          onBlur={takeAuthor}
        />
      </Form>
      {isNarrowed && (
        <Button
          size="sm"
          tone="neutral"
          emphasis="ghost"
          onPress={() => {
            setAuthor('');
            onReset();
          }}
        >
          {t('search.reset')}
        </Button>
      )}
    </div>
  );
}
