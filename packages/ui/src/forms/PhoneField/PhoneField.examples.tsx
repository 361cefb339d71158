import { PhoneField } from '@rostra/ui/PhoneField';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

const countries = [
  { code: '+86', name: 'China' },
  { code: '+852', name: 'Hong Kong, China' },
  { code: '+65', name: 'Singapore' },
];

/** Offer the country codes, and the likely ones first. */
export function Do() {
  const [country, setCountry] = useState('+86');
  return (
    <PhoneField
      label="Phone"
      country={country}
      onCountryChange={setCountry}
      countries={countries}
    />
  );
}

/** Make the reader write the code, in a format to guess. */
export const Dont = () => <TextField label="Phone" type="tel" placeholder="+00-000-0000-0000" />;

/** A phone number and its country code, both held by the app. */
export function Example() {
  const [country, setCountry] = useState('+86');
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      label="Phone"
      hint="We’ll send a verification code to it."
      country={country}
      onCountryChange={setCountry}
      countries={countries}
      value={phone}
      onChange={setPhone}
      isRequired
    />
  );
}
