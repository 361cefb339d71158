import { ConsoleShell } from '@rostra/ui/ConsoleShell';
import type { ConsoleShellProps } from '@rostra/ui/ConsoleShell';
import { FileText, ShieldCheck } from '@rostra/ui/icons';
import type { ReactNode } from 'react';
import { consoleSample } from '../../story/samples/console.tsx';

const sample = consoleSample('en');
const [overview, queues] = sample.groups;
const groups = [overview, queues].filter((group) => group !== undefined);

/** List the screens that this user may open, and count what waits. */
export const Do = () => (
  <ConsoleShell {...sample} groups={groups} contentId="console-counted">
    {null}
  </ConsoleShell>
);

/** List screens without their counts: staff would open each to find out. */
export const Dont = () => (
  <ConsoleShell
    {...sample}
    contentId="console-uncounted"
    groups={groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, count: undefined })),
    }))}
  >
    {null}
  </ConsoleShell>
);

interface ConsoleProps extends Pick<ConsoleShellProps, 'account'> {
  mark: ReactNode;
  path: string;
  waiting: { certification: number; overdue: number };
  children: ReactNode;
}

/** The frame of each screen of the console: the app passes path, counts and user. */
export function Example({ mark, account, path, waiting, children }: ConsoleProps) {
  const { certification, overdue } = waiting;
  return (
    <ConsoleShell
      home={{ mark, name: 'Rostra', area: 'Staff', href: '/staff' }}
      label="Staff console"
      menu={{ open: 'Open menu', close: 'Close menu' }}
      account={account}
      groups={[
        {
          heading: 'Queues',
          items: [
            {
              href: '/staff/certification',
              label: 'Certification',
              icon: ShieldCheck,
              isCurrent: path === '/staff/certification',
              count: {
                text: String(certification),
                label: `${certification} waiting, ${overdue} overdue`,
                isOverdue: overdue > 0,
              },
            },
            {
              href: '/staff/articles',
              label: 'Articles',
              icon: FileText,
              isCurrent: path === '/staff/articles',
            },
          ],
        },
      ]}
    >
      {children}
    </ConsoleShell>
  );
}
