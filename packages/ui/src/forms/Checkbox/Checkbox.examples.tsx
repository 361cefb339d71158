import { Checkbox } from '@rostra/ui/Checkbox';
import { Link } from '@rostra/ui/Link';
import { useState } from 'react';

/** Put the links of an agreement into its label. */
export const Do = () => (
  <Checkbox>
    I agree to the <Link href="/terms">terms of service</Link>.
  </Checkbox>
);

/** Select an agreement for the reader. */
export const Dont = () => <Checkbox defaultSelected>I agree to everything</Checkbox>;

/** An agreement that a form requires. */
export function Example() {
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <Checkbox
      name="terms"
      isSelected={hasAgreed}
      onChange={setAgreed}
      isRequired
      requiredMessage="Agree to the terms to continue."
    >
      I agree to the <Link href="/terms">terms of service</Link>.
    </Checkbox>
  );
}
