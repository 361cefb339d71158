import { PersonalCenterMenu } from '@rostra/ui/PersonalCenterMenu';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screenName } from '../../app/screenName.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../language/useText.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { useSession } from '../../session/useSession.ts';

/** The account menu, with logout at its end. */
export function CenterMenu() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { logOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const unread = useQuery('getNoticesUnreadCount', {}, { silent: true });
  const pages = useMenu('account').filter(({ path }) => path !== '/personalCenter');
  const groups = [...new Set(pages.map(({ group }) => group))];

  const leave = async (): Promise<void> => {
    setLeaving(true);
    await logOut(async () => navigate('/search'));
    setLeaving(false);
  };

  return (
    <PersonalCenterMenu
      label={t('personalCenter.menu.label')}
      groups={groups.map((group) => ({
        heading:
          group === 'orders' || group === 'account' ? t(`personalCenter.menu.${group}`) : undefined,
        items: pages
          .filter((page) => page.group === group)
          .map(({ id, path }) => ({
            href: path,
            text: screenName(t, id),
            isCurrent: pathname === path,
            count: id === 'notices' ? unread.data?.unread : undefined,
          })),
      }))}
      action={{
        label: t('personalCenter.menu.logout'),
        onPress: () => void leave(),
        isPending: isLeaving,
      }}
    />
  );
}
