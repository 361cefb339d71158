import { ComboBox } from '@rostra/ui/ComboBox';
import type { ComboBoxOption } from '@rostra/ui/ComboBox';
import { SelectWidget } from '@rostra/ui/SelectWidget';
import type { SelectWidgetProps } from '@rostra/ui/SelectWidget';
import { useState } from 'react';

interface Company {
  id: number;
  name: string;
  ticker: string;
}

const companies: Company[] = [
  { id: 1, name: 'Haoyuan Energy Storage', ticker: 'HYCN.DEMO' },
  { id: 2, name: 'Meridian Photonics', ticker: 'MRDN.DEMO' },
];

/** Show in each row what distinguishes it, and load ten rows at a time. */
export function Do() {
  const [company, setCompany] = useState<Company | null>(null);
  return (
    <SelectWidget<Company>
      label="Company"
      placeholder="Select a company"
      load={() => Promise.resolve({ data: companies, meta: { total: companies.length } })}
      getKey={({ id }) => String(id)}
      getLabel={({ name }) => name}
      renderItem={({ name, ticker }) => `${name}, ${ticker}`}
      value={company}
      onChange={setCompany}
    />
  );
}

/** Load everything at once into a list without its total. */
export function Dont() {
  const [company, setCompany] = useState<ComboBoxOption | null>(null);
  const options = Array.from({ length: 200 }, (_, index) => ({
    value: String(index),
    label: `Listed company ${index + 1}`,
  }));
  return <ComboBox label="Company" options={options} value={company} onChange={setCompany} />;
}

/** Selects a company; `load` asks the server for a page of the search. */
export function Example({ load }: { load: SelectWidgetProps<Company>['load'] }) {
  const [company, setCompany] = useState<Company | null>(null);
  return (
    <SelectWidget
      label="Company"
      load={load}
      getKey={({ id }) => String(id)}
      getLabel={({ name }) => name}
      renderItem={({ name, ticker }) => `${name}, ${ticker}`}
      value={company}
      onChange={setCompany}
      isClearable
      name="company"
    />
  );
}
