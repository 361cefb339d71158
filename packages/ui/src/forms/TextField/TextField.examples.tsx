import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

/** Name the field in a label that stays, and give an example or the fix below. */
export const Do = () => (
  <TextField
    label="Website"
    hint="Shown on your organization’s page."
    placeholder="https://meridian.example"
  />
);

/** Put the instructions into the placeholder, which the first letter removes. */
export const Dont = () => (
  <TextField label="Address" placeholder="Your website, with https://, without a path" />
);

/** A required address, checked on leaving the field. */
export function Example() {
  const [website, setWebsite] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = isChecked && website !== '' && !URL.canParse(website);
  return (
    <TextField
      label="Website"
      hint="Shown on your organization’s page."
      type="url"
      name="website"
      value={website}
      onChange={(text) => {
        setWebsite(text);
        setChecked(false);
      }}
      onBlur={() => setChecked(true)}
      errorMessage={
        isWrong ? 'Enter a whole address, such as https://meridian.example.' : undefined
      }
      isRequired
    />
  );
}
