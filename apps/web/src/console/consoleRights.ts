import type { ConsoleArea } from './consoleAreas.ts';
import type { ConsoleTextKey } from './ConsoleLanguage.ts';

/** The text of each capability, by console, in the order to list. */
const RIGHTS: Readonly<Record<ConsoleArea, Readonly<Record<string, ConsoleTextKey>>>> = {
  staff: {
    'staff:review': 'consoles.right.review',
    'staff:money': 'consoles.right.money',
    'staff:accounts': 'consoles.right.accounts',
    'staff:live': 'consoles.right.live',
    'staff:live_control': 'consoles.right.liveControl',
    'staff:all': 'consoles.right.all',
  },
  management: { camp_owner: 'consoles.right.organize' },
};

/** Returns the text keys of what a user's capabilities allow in a console; unknown ones have none. */
export const consoleRights = (
  area: ConsoleArea,
  capabilities: readonly string[],
): ConsoleTextKey[] =>
  Object.entries(RIGHTS[area]).flatMap(([capability, key]) =>
    capabilities.includes(capability) ? [key] : [],
  );
