import { TextField } from '@rostra/ui/TextField';
import { Wizard } from '@rostra/ui/Wizard';
import type { WizardProblem } from '@rostra/ui/Wizard';
import { useState } from 'react';

function Steps({ titles }: { titles: readonly string[] }) {
  const [current, setCurrent] = useState(titles[0] ?? '');
  return (
    <Wizard
      label="Set up an event"
      steps={titles.map((title) => ({
        key: title,
        title,
        content: <TextField label={title} />,
      }))}
      current={current}
      onStep={setCurrent}
      onNext={() => setCurrent(titles[titles.indexOf(current) + 1] ?? current)}
      onFinish={() => setCurrent(titles[0] ?? '')}
      finishLabel="Publish event"
    />
  );
}

/** Divide the form into a few parts that are finished one by one. */
export const Do = () => <Steps titles={['Topic', 'Date and time', 'Speakers']} />;

/** Make a step of each field. */
export const Dont = () => (
  <Steps titles={['Title', 'Ticker', 'Language', 'Date', 'Time', 'Zone', 'Host', 'Seats']} />
);

const missingName: WizardProblem = {
  step: 'name',
  field: 'organization',
  message: 'Name: enter your organization’s name.',
};

/** A certification in two steps; the first is checked on Next. */
export function Example({ submit }: { submit: (name: string, website: string) => void }) {
  const [current, setCurrent] = useState('name');
  const [name, setName] = useState('');
  const [website, setWebsite] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked && name === '' ? [missingName] : [];
  const nameField = (
    <TextField
      label="Name"
      name="organization"
      value={name}
      onChange={setName}
      errorMessage={problems[0]?.message}
    />
  );
  const websiteField = <TextField label="Website" value={website} onChange={setWebsite} />;
  return (
    <Wizard
      label="Certification"
      steps={[
        { key: 'name', title: 'Organization', content: nameField },
        { key: 'website', title: 'Website', content: websiteField },
      ]}
      current={current}
      onStep={setCurrent}
      onNext={() => {
        setChecked(true);
        if (name !== '') setCurrent('website');
      }}
      problems={problems}
      onFinish={() => submit(name, website)}
      finishLabel="Submit"
    />
  );
}
