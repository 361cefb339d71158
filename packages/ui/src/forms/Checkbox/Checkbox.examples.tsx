import { Button } from '@rostra/ui/Button';
import { Checkbox } from '@rostra/ui/Checkbox';
import { Form } from '@rostra/ui/Form';
import { Link } from '@rostra/ui/Link';

/** Put the links of an agreement into its label. */
export const Do = () => (
  <Checkbox>
    I agree to the <Link href="#terms">terms of service</Link>.
  </Checkbox>
);

/** Select an agreement for the reader. */
export const Dont = () => (
  <Checkbox defaultSelected>
    I agree to the <Link href="#terms">terms of service</Link>.
  </Checkbox>
);

/** An agreement without which a form isn’t sent. */
export function Example({ register }: { register: () => void }) {
  return (
    <Form onSubmit={register}>
      <Checkbox name="terms" isRequired requiredMessage="Agree to the terms to continue.">
        I agree to the <Link href="/terms">terms of service</Link>.
      </Checkbox>
      <Button type="submit">Register</Button>
    </Form>
  );
}
