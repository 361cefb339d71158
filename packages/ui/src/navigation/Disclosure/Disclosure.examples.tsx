import { Disclosure } from '@rostra/ui/Disclosure';
import { Text } from '@rostra/ui/Text';

/** Name the content, so that readers know whether they need it. */
export const Do = () => (
  <Disclosure title="Refunds until 24 hours before the start">
    <Text>The amount is returned to the original source.</Text>
  </Disclosure>
);

/** Hide the content behind a word that fits any. */
export const Dont = () => (
  <Disclosure title="More">
    <Text>The amount is returned to the original source.</Text>
  </Disclosure>
);

/** Questions of few readers, each under its title. */
export function Example() {
  return (
    <>
      <Disclosure title="Join by phone" level={2}>
        <Text>Dial one of the numbers in your email, then enter your passcode.</Text>
      </Disclosure>
      <Disclosure title="Supported browsers" level={2}>
        <Text>The current versions of Chrome, Edge, Firefox and Safari.</Text>
      </Disclosure>
    </>
  );
}
