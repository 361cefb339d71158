import { consoleSample } from '../../story/samples/console.tsx';
import type { State } from '../../story/matrix.ts';
import type { ConsoleShellProps } from './ConsoleShell.tsx';

/** The sample is the staff console with its queues, of which one has overdue entries. */
export const consoleShellStates: State<ConsoleShellProps>[] = [
  { name: 'queues', props: {} },
  {
    name: 'one screen',
    props: {},
    words: ({ locale }) => {
      const [first] = consoleSample(locale).groups;
      const [item] = first?.items ?? [];
      return item ? { groups: [{ items: [{ ...item, isCurrent: true }] }] } : {};
    },
  },
  {
    name: 'logging out',
    props: {},
    words: ({ locale }) => {
      const { account } = consoleSample(locale);
      return { account: { ...account, logOut: { ...account.logOut, isPending: true } } };
    },
  },
];
