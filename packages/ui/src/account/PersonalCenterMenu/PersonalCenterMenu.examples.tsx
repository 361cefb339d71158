import { PersonalCenterMenu } from '@rostra/ui/PersonalCenterMenu';
import type { PersonalCenterMenuProps } from '@rostra/ui/PersonalCenterMenu';
import { personalCenterSample } from '../../story/samples/personalCenter.ts';

const sample = personalCenterSample('en').PersonalCenterMenu;

/** Group entries by the reader's matters. */
export const Do = () => <PersonalCenterMenu {...sample} />;

/** Put everything into one long list. */
export const Dont = () => (
  <PersonalCenterMenu
    {...sample}
    label="All entries"
    groups={[{ items: sample.groups.flatMap(({ items }) => items) }]}
  />
);

/** Marks the current page by its address. */
export function Example({
  groups,
  path,
  logOut,
  isLoggingOut,
}: {
  groups: readonly { heading: string; pages: readonly { href: string; text: string }[] }[];
  path: string;
  logOut: () => void;
  isLoggingOut: boolean;
}) {
  const shown: PersonalCenterMenuProps['groups'] = groups.map(({ heading, pages }) => ({
    heading,
    items: pages.map((page) => ({ ...page, isCurrent: page.href === path })),
  }));
  return (
    <PersonalCenterMenu
      label="My account"
      groups={shown}
      action={{ label: 'Log out', onPress: logOut, isPending: isLoggingOut }}
    />
  );
}
