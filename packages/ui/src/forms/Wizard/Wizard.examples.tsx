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

/** A certification in two steps; the first is checked on Next. */
export function Example({ submit }: { submit: (name: string, website: string) => void }) {
  const [current, setCurrent] = useState('name');
  const [name, setName] = useState('');
  const [website, setWebsite] = useState('');
  const [problems, setProblems] = useState<readonly WizardProblem[]>([]);
  const message = 'Name: enter your organization’s name.';
  return (
    <Wizard
      label="Certification"
      finishLabel="Submit"
      current={current}
      onStep={setCurrent}
      problems={problems}
      onNext={() => {
        setProblems(name === '' ? [{ step: 'name', field: 'organization', message }] : []);
        if (name !== '') setCurrent('website');
      }}
      onFinish={() => submit(name, website)}
      steps={[
        {
          key: 'name',
          title: 'Organization',
          content: (
            <TextField
              label="Name"
              name="organization"
              value={name}
              onChange={setName}
              errorMessage={problems.length > 0 ? message : undefined}
            />
          ),
        },
        {
          key: 'website',
          title: 'Website',
          content: (
            <TextField label="Website" name="website" value={website} onChange={setWebsite} />
          ),
        },
      ]}
    />
  );
}
