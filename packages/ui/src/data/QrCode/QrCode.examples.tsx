import { Link } from '@rostra/ui/Link';
import { QrCode } from '@rostra/ui/QrCode';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

const INVITATION = 'https://example.com/e/polar-harbor';

/** Name the purpose, and show the address for readers on a phone. */
export const Do = () => (
  <Stack gap={2} align="start">
    <QrCode value={INVITATION} label="QR code to join on a phone" />
    <Text size="sm">Scan to join on your phone, or open example.com/e/polar-harbor.</Text>
  </Stack>
);

/** Show a code that leads readers to an unknown place. */
export const Dont = () => <QrCode value={INVITATION} />;

/** An invitation for a phone, and the same address as a link. */
export function Example({ address }: { address: string }) {
  return (
    <Stack gap={3} align="start">
      <QrCode value={address} label="QR code of your invitation" size="lg" />
      <Link href={address}>{address}</Link>
    </Stack>
  );
}
