import { Calendar, FileText } from '@rostra/ui/icons';
import { SiteHeader } from '@rostra/ui/SiteHeader';
import type { SiteHeaderProps } from '@rostra/ui/SiteHeader';
import { sampleHeader } from '../../story/samples/site.ts';

const header = sampleHeader('en');
const small = { ...header, links: [], search: undefined };

/** Leave the account out until the user is known. */
export const Do = () => <SiteHeader {...small} account={undefined} />;

/** Offer “Log in” while a logged-in user’s data load. */
export const Dont = () => <SiteHeader {...small} account={null} />;

interface HeaderProps extends Pick<SiteHeaderProps, 'logo' | 'account'> {
  path: string;
  switchLanguage: () => void;
}

/** The header of each screen: the app passes the path and the account it knows. */
export function Example({ logo, account, path, switchLanguage }: HeaderProps) {
  const links = [
    { label: 'Events', href: '/events', icon: Calendar },
    { label: 'Research', href: '/research', icon: FileText },
  ];
  return (
    <SiteHeader
      logo={logo}
      label="Main menu"
      links={links.map((link) => ({ ...link, isCurrent: path.startsWith(link.href) }))}
      search={{ label: 'Search', action: '/search', parameter: 'key' }}
      language={{
        label: '中文',
        description: 'Language: 中文',
        lang: 'zh-CN',
        href: `/zh-CN${path}`,
        onPress: switchLanguage,
      }}
      account={account}
      logIn={{ label: 'Log in', href: `/login?back=${encodeURIComponent(path)}` }}
    />
  );
}
