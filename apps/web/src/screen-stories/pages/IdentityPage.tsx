import type { Certification } from '@rostra/contract';
import { IdentityStatus } from '@rostra/ui/IdentityStatus';
import { PersonalCenterLayout } from '@rostra/ui/screens/PersonalCenterLayout';
import { Stack } from '@rostra/ui/Stack';
import { screenName } from '../../app/screenName.ts';
import { identityOf } from '../../features/certification/identityOf.ts';
import { CenterMenu } from '../../features/personal-center/CenterMenu.tsx';
import { useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';

/** PROF-15: the status of a certification; null before the first application. */
export function IdentityPage({ certification }: { certification: Certification | null }) {
  const t = useText();
  const name = useLocalized();
  const { label: word } = useDictionary('identity_status');
  return (
    <PersonalCenterLayout menu={<CenterMenu />} title={screenName(t, 'identityInformation')}>
      <Stack gap={5}>
        <IdentityStatus {...identityOf(certification, { name, word })} />
      </Stack>
    </PersonalCenterLayout>
  );
}
