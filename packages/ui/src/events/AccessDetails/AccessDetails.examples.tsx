import { AccessDetails } from '@rostra/ui/AccessDetails';
import type { AccessDetailsProps } from '@rostra/ui/AccessDetails';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import { nothing } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';

/** The ways to attend a meeting; copying a value is confirmed in a sentence. */
export function Example(props: Pick<AccessDetailsProps, 't' | 'entries' | 'dialIns'>) {
  const [confirmation, setConfirmation] = useState('');
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setConfirmation('Copied.');
  };
  return (
    <>
      <AccessDetails
        {...props}
        dialInHref="/help/dial-in"
        onCopy={(text) => {
          void copy(text);
        }}
      />
      <p role="status">{confirmation}</p>
    </>
  );
}

/** Keep the row of a value that registration unlocks: asterisks show that it exists. */
export const Do = () => (
  <AccessDetails
    t={screenTextFor('en')}
    entries={[
      { key: 'online', kind: 'online', value: null },
      { key: 'password', kind: 'password', value: null },
    ]}
    dialIns={[]}
    onCopy={nothing}
  />
);

/** Leave the rows out, so that the reader can’t see the ways to attend. */
export const Dont = () => (
  <section>
    <SectionHead title="How to attend" />
    <Text>Register to see the details.</Text>
  </section>
);
