interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface Group {
  readonly debugName: string;
  readonly name: (id: string, context: Context) => string | null;
  readonly priority: number;
}

/** By module, the entries that load it at once. */
type Users = Map<string, Set<string>>;

/** Modules that only re-export others, so their imports do not show what an importer uses. */
const BARRELS =
  /\/(?:packages\/(?:contract|i18n|api-client)\/src\/(?:input\/)?index|packages\/ui\/src\/icons|lucide-react\/dist\/.*\/lucide-react|react-aria-components\/dist\/(?:exports\/)?index)\.(?:ts|m?js)$/;

/** Files of the library that re-export a component and its parts. */
const INDEX = /\/packages\/ui\/src\/\w+\/\w+\/index\.ts$/;

/** Modules behind barrels that home and articles use; otherwise they would land in the article's chunk. */
const BEHIND_BARRELS =
  /\/(?:lucide-react\/dist\/esm\/icons\/(?:x|search|clock)\.m?js|packages\/contract\/src\/(?:enums|routes\/(?:article|event|file|reference|reminder|search)Routes)\.ts)$/;

/** Entries stay in files of their own: a group would add an empty one. */
const ROUTE = /\/src\/routes\/\w+\.tsx$/;

/** The table of all screens: its files do not belong to the pages that load it. */
const TABLE = 'src/app/siteTable.ts';

/**
 * Screens whose shared modules decide the chunks below. The list is fixed, so that a new screen changes
 * no file of others: it loads them as they are. Add one only to make what it loads smaller.
 */
const SCREENS = [
  'search',
  'events',
  'research',
  'summaryDetail',
  'articleDetail',
  'eventDetail',
  'login',
  'signup',
  'chooseFocus',
  'forgotPassword',
  'meetingLive',
  'meetingLiveTutorial',
  'dialInWays',
  'dialInManualWays',
  'troubleshooting',
  'enteredEvent',
  'purchaseArticles',
  'virtualCoin',
  'accountSecurity',
  'notices',
  'vipTurn',
  'recharge',
  'pay',
  'ppv',
  'aboutUs',
  'terms',
  'privacy',
];

/** Code that any screen may use. The rest has one user and stays in its file. */
const SHARED =
  /\/packages\/ui\/src\/|\/node_modules\/(?:@react-|@internationalized|lucide-|react-)/;

/** Levels of the groups for modules on demand; those with more users share the first one. */
const MOST_USERS = 40;

/**
 * Returns chunk groups: the shell with modules that home, articles and the room share, modules of home
 * and lists, of home, and of articles. Modules that these load on demand follow by their users. The
 * bundler splits the rest, which only other screens use.
 *
 * @param root the folder of the app, absolute
 */
export function chunkGroups(root: string): Group[] {
  imports.clear();
  let users: Users | undefined;
  let later: Users | undefined;
  const routeFile = (screen: string): string => `${root}/src/routes/${screen}.tsx`;
  const isUsedBy =
    (id: string, context: Context) =>
    (screen: string): boolean => {
      users ??= usersByModule(context, SCREENS.map(routeFile));
      return users.get(id)?.has(routeFile(screen)) === true;
    };
  const group = (
    priority: number,
    name: string,
    includes: (usedBy: (screen: string) => boolean, id: string) => boolean,
  ): Group => ({
    debugName: name,
    priority,
    name: (id, context) => (!ROUTE.test(id) && includes(isUsedBy(id, context), id) ? name : null),
  });
  return [
    // With the entry's own modules those that home and articles share: each file is a request.
    group(
      1000,
      'shell',
      (usedBy, id) =>
        id === `${root}/src/entryClient.tsx` ||
        (usedBy('articleDetail') && (usedBy('search') || usedBy('meetingLive'))) ||
        BEHIND_BARRELS.test(id),
    ),
    group(800, 'lists', (usedBy) => usedBy('search') && SCREENS.slice(1).some(usedBy)),
    // Includes modules shared with the search results, which load later.
    group(700, 'home', (usedBy) => usedBy('search')),
    group(500, 'article', (usedBy) => usedBy('articleDetail')),
    // Modules with more users first: a group takes along what its modules import.
    ...Array.from({ length: MOST_USERS }, (_, fewer): Group => {
      const count = MOST_USERS - fewer;
      return {
        debugName: `later ${count}`,
        priority: count,
        name: (id, context) => {
          later ??= usersByModule(context, laterEntries(context, root));
          const own = later.get(id);
          if (!own || own.has(id) || (own.size === 1 && !SHARED.test(id))) return null;
          const all = [...own, ...SCREENS.filter(isUsedBy(id, context))];
          const isOfGroup = Math.min(all.length, MOST_USERS) === count;
          return isOfGroup ? `later ${all.toSorted().join()}` : null;
        },
      };
    }),
  ];
}

/** Returns by module the entries that load it at once. */
function usersByModule(context: Context, entries: readonly string[]): Users {
  const users: Users = new Map();
  for (const entry of entries) {
    for (const id of loadedWith(context, entry)) {
      users.set(id, (users.get(id) ?? new Set()).add(entry));
    }
  }
  return users;
}

/** Returns a module and all that it imports statically. */
function loadedWith(context: Context, entry: string): ReadonlySet<string> {
  const seen = new Set(context.getModuleInfo(entry) ? [entry] : []);
  for (const id of seen) {
    if (BARRELS.test(id)) continue;
    for (const next of importsOf(context, id)) seen.add(next);
  }
  return seen;
}

/** The imports of modules of the running build. */
const imports = new Map<string, readonly string[]>();

/** Returns what a module imports; of a component's `index.ts`, what the module uses of it. */
function importsOf(context: Context, id: string): readonly string[] {
  const known = imports.get(id);
  if (known) return known;
  const { importedIds = [], code = '' } = context.getModuleInfo(id) ?? {};
  const found = importedIds.flatMap((next) =>
    INDEX.test(next) ? reExported(context, next, code ?? '') : [next],
  );
  imports.set(id, found);
  return found;
}

/** Returns the modules behind an index that export a name which a piece of code contains. */
function reExported(context: Context, index: string, code: string): string[] {
  const words = new Set(code.match(/\w+/g));
  return (context.getModuleInfo(index)?.importedIds ?? []).filter((id) => {
    const names = namesOf(context.getModuleInfo(id)?.code ?? '');
    return names.length === 0 || names.some((name) => words.has(name));
  });
}

/** Returns the names that a module declares and exports. */
const namesOf = (code: string): string[] =>
  [
    ...code.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)|^export \{([^}]*)\}/gm),
  ].flatMap(([, name, list = '']) => [
    ...(name === undefined ? [] : [name]),
    ...(list.match(/\w+/g) ?? []),
  ]);

/** Returns the modules that the shell, home and articles load on demand, and those that these load. */
function laterEntries(context: Context, root: string): string[] {
  const first = ['browser/startBrowser', 'routes/search', 'routes/articleDetail'];
  const open = new Set(first.map((file) => `${root}/src/${file}.tsx`));
  const later = new Set<string>();
  for (const entry of open) {
    for (const id of loadedWith(context, entry)) {
      for (const next of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (next === `${root}/${TABLE}`) continue;
        later.add(next);
        open.add(next);
      }
    }
  }
  return [...later];
}
