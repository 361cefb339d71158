import { screens } from '../src/navigation/screens.ts';

interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Group {
  readonly name: (id: string, context: Context) => string | null;
  readonly priority: number;
}

/** Modules that only re-export others, so their imports do not show what an importer uses. */
const BARRELS =
  /\/(?:packages\/(?:contract|i18n|api-client)\/src\/(?:input\/)?index|packages\/ui\/src\/icons|lucide-react\/dist\/.*\/lucide-react|react-aria-components\/dist\/(?:exports\/)?index)\.(?:ts|m?js)$/;

/** Modules behind barrels that home and others use; otherwise they would land in the article's chunk. */
const BEHIND_BARRELS =
  /\/(?:lucide-react\/dist\/esm\/icons\/(?:x|search|clock)\.m?js|packages\/contract\/src\/enums\.ts)$/;

/**
 * Returns a few chunk groups instead of one chunk for each set of screens that share a module. In
 * order: the shell, home with the article, home with other screens, home, article with the live
 * room, and article. The bundler splits the rest.
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
      // The entry's chunk includes the modules that it uses.
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
      // Includes modules shared with the search results, which load later.
      name: (id, context) => (usersOf(id, context).has('search') ? 'home' : null),
    },
    {
      priority: 15,
      // Without this group, a live room would load the whole article for the shared modules.
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
