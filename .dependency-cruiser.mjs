// The diagram in docs/architecture.md as rules: which package may import which.
import { readFileSync } from 'node:fs';

/** Imports of another module's tables that remain: file to tables, both below `src` or `modules`. */
const foreignTables = Object.entries(
  JSON.parse(readFileSync(new URL('apps/api/foreign-tables.json', import.meta.url), 'utf8')),
);

/** Lets `from` import only itself and the listed parts of the workspace. */
const mayImport = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [from, ...allowed].map((folder) => `^${folder}/`),
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport(
      'contract',
      'packages/contract',
      ['packages/i18n'],
      'contract imports zod, and of i18n only how input is read',
    ),
    mayImport('i18n', 'packages/i18n', [], 'i18n imports no package'),
    mayImport('ui', 'packages/ui', ['packages/i18n'], 'ui imports i18n, for its own texts'),
    mayImport(
      'live-core',
      'packages/live-core',
      ['packages/contract'],
      'live-core imports contract',
    ),
    mayImport(
      'api-client',
      'packages/api-client',
      ['packages/contract'],
      'api-client imports contract',
    ),
    mayImport(
      'web',
      'apps/web',
      [
        'packages/ui',
        'packages/live-core',
        'packages/api-client',
        'packages/contract',
        'packages/i18n',
      ],
      'the web app imports packages, never the server',
    ),
    mayImport(
      'api',
      'apps/api',
      ['packages/contract', 'packages/i18n'],
      'the server imports contract and i18n; the site is loaded by path',
    ),
    {
      name: 'no-react-in-engine-and-client',
      severity: 'error',
      from: { path: '^packages/(live-core|api-client|contract|i18n)/src' },
      to: { path: '(^|/)(react|react-dom)/' },
    },
    {
      name: 'platform-without-business',
      comment: 'apps/api/src/platform has no business words: modules know it, not the reverse',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(modules|demo)/' },
    },
    {
      name: 'modules-by-their-index',
      comment: 'a module is imported through its index.ts; its tables.ts for joins',
      severity: 'error',
      from: {
        path: '^apps/api/src/(modules/([^/]+)/|demo/|app|main|modules)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: [
          '^apps/api/src/modules/[^/]+/index\\.ts$',
          '^apps/api/src/modules/.*/tables\\.ts$',
          '^apps/api/src/modules/$2/',
        ],
      },
    },
    {
      name: 'tables-stay-in-their-module',
      comment: "a module reads another's rows through its index.ts (apps/api/foreign-tables.json)",
      severity: 'error',
      from: {
        path: '^apps/api/src/(modules/([^/]+)/|demo/)',
        pathNot: [
          '\\.test\\.ts$|/testing/|/test[A-Z][^/]*$',
          ...foreignTables.map(([file]) => `^apps/api/src/${file}$`),
        ],
      },
      to: { path: '^apps/api/src/modules/.*/tables\\.ts$', pathNot: '^apps/api/src/modules/$2/' },
    },
    ...foreignTables.map(([file, tables]) => ({
      name: `tables-of-${file}`,
      comment: 'the file may import these tables of other modules, and no more',
      severity: 'error',
      from: { path: `^apps/api/src/${file}$` },
      to: {
        path: '^apps/api/src/modules/.*/tables\\.ts$',
        pathNot: [
          ...tables.map((table) => `^apps/api/src/modules/${table}$`),
          `^apps/api/src/${file
            .split('/')
            .slice(0, file.startsWith('modules/') ? 2 : 1)
            .join('/')}/`,
        ],
      },
    })),
    {
      name: 'no-circle',
      comment:
        'imports of types count too: a circle of types is one unit that cannot be read in parts',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['rostra-source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
