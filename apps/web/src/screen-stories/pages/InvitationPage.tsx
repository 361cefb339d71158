import type { Invitation } from '@rostra/contract';
import { InvitePanel } from '@rostra/ui/InvitePanel';
import { LanguageSwitch } from '@rostra/ui/LanguageSwitch';
import { PersonalCenterLayout } from '@rostra/ui/screens/PersonalCenterLayout';
import { useServices } from '../../app/ServicesContext.tsx';
import { invitationOf } from '../../features/invitations/invitationOf.ts';
import { CenterMenu } from '../../features/personal-center/CenterMenu.tsx';
import { useLanguageSwitch } from '../../language/useLanguageSwitch.ts';
import { useLocale } from '../../language/useText.ts';
import { textIn } from '../sampleWords.ts';

/** INV-01: the reader's invitation, in the language of their colleagues. */
export function InvitationPage({ invitation }: { invitation: Invitation }) {
  const { settings } = useServices();
  const { switchLanguage } = useLanguageSwitch();
  const send = textIn(useLocale());
  return (
    <PersonalCenterLayout
      menu={<CenterMenu />}
      title={send('Invitations', '邀请好友')}
      action={<LanguageSwitch onChange={() => void switchLanguage()} />}
    >
      <InvitePanel {...invitationOf(invitation, settings.origin)} copy={() => Promise.resolve()} />
    </PersonalCenterLayout>
  );
}
