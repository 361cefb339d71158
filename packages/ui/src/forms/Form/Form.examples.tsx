import { Button } from '@rostra/ui/Button';
import { Form } from '@rostra/ui/Form';
import { TextField } from '@rostra/ui/TextField';

/** Let the reader submit, and show each problem at its field. */
export const Do = () => (
  <Form label="Profile" onSubmit={() => undefined}>
    <TextField label="Company" errorMessage="Enter your company." />
    <Button type="submit">Save profile</Button>
  </Form>
);

/** Disable the button until everything is valid, without a reason. */
export const Dont = () => (
  <Form label="Profile of a company" onSubmit={() => undefined}>
    <TextField label="Company" />
    <Button type="submit" isDisabled>
      Save profile
    </Button>
  </Form>
);

/** Saves two required fields; the form isn’t sent while one of them is empty. */
export function Example({ save }: { save: (data: FormData) => void }) {
  return (
    <Form label="Profile" onSubmit={(_event, data) => save(data)}>
      <TextField label="Name" name="name" autoComplete="name" isRequired />
      <TextField
        label="Company"
        name="company"
        autoComplete="organization"
        isRequired
        requiredMessage="Enter your company."
      />
      <Button type="submit">Save profile</Button>
    </Form>
  );
}
