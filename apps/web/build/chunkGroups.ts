import { screens } from '../src/navigation/screens.ts';

interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Group {
  readonly name: (id: string, context: Context) => string | null;
  readonly priority: number;
}

/** Modules that only pass others on: what they lead to is not what their user uses. */
const BARRELS =
  /\/(?:packages\/(?:contract|i18n|api-client)\/src\/(?:input\/)?index|packages\/ui\/src\/icons|lucide-react\/dist\/.*\/lucide-react|react-aria-components\/dist\/(?:exports\/)?index)\.(?:ts|m?js)$/;

/** What home and others use of those; the article's file would take it along otherwise. */
const BEHIND_BARRELS =
  /\/(?:lucide-react\/dist\/esm\/icons\/(?:x|search|clock)\.m?js|packages\/contract\/src\/enums\.ts)$/;

/**
 * Few files instead of one for each set of screens that share a module. In order: what every page
 * needs; what home shares with an article, and with other screens; home's own; what an article shares with a
 * live room; what it adds. The rest is left to the bundler.
 *
 * @param root the folder of the app, absolute
 */
export function chunkGroups(root: string): Group[] {
  let users: Map<string, Set<string>> | undefined;
  const usersOf = (id: string, context: Context): ReadonlySet<string> => {
    users ??= usersByModule(root, context);
    return users.get(id) ?? new Set();
  };
  return [
    {
      priority: 30,
      // The entry brings what it really uses along.
      name: (id) => (id === `${root}/src/browser/startBrowser.tsx` ? 'shell' : null),
    },
    {
      priority: 20,
      name: (id, context) => {
        const found = usersOf(id, context);
        const isShared = found.has('search') && found.has('articleDetail');
        return isShared || BEHIND_BARRELS.test(id) ? 'reading' : null;
      },
    },
    {
      priority: 18,
      name: (id, context) => {
        const found = usersOf(id, context);
        return found.size > 1 && found.has('search') ? 'lists' : null;
      },
    },
    {
      priority: 16,
      // With what home shares with the results of a search, which come later.
      name: (id, context) => (usersOf(id, context).has('search') ? 'home' : null),
    },
    {
      priority: 15,
      // A live room would take the whole article along for what both use.
      name: (id, context) => {
        const found = usersOf(id, context);
        return found.has('articleDetail') && found.has('meetingLive') ? 'articleAndRoom' : null;
      },
    },
    {
      priority: 14,
      name: (id, context) => (usersOf(id, context).has('articleDetail') ? 'article' : null),
    },
  ];
}

function usersByModule(root: string, context: Context): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const { id: screen } of screens) {
    const route = `${root}/src/routes/${screen}.tsx`;
    const open = context.getModuleInfo(route) ? [route] : [];
    const seen = new Set(open);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (id !== route) users.set(id, (users.get(id) ?? new Set()).add(screen));
      if (BARRELS.test(id)) continue;
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
  }
  return users;
}
