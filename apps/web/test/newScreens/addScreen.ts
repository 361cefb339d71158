import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Adds lines to a copied file before or after a piece of its text. */
function edit(file: string, at: string, change: (found: string) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(at)) throw new Error(`${file} no longer contains “${at}”`);
  writeFileSync(
    file,
    text.replace(at, () => change(at)),
  );
}

function write(file: string, lines: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * Adds a feature with one screen to a copy of the site: route file, row, title and texts in both
 * languages, a call, styles, and components that other screens use too.
 *
 * @param folder of the copy
 * @param name such as `sample1`
 */
export function addScreen(folder: string, name: string): void {
  const web = join(folder, 'apps/web/src');
  const i18n = join(folder, 'packages/i18n');
  const contract = join(folder, 'packages/contract/src');
  const feature = join(web, 'features', name);

  write(join(feature, 'screens.ts'), [
    "import { screen } from '../../navigation/Screen.ts';",
    `export const ${name}Screens = [`,
    `  screen({ id: '${name}', path: '/${name}/:id', access: 'anyone', rendered: 'server', isIndexed: true, texts: ['${name}', 'reading'] }),`,
    '] as const;',
  ]);
  edit(join(web, 'navigation/screens.ts'), 'export const screens = [', (at) =>
    [
      `import { ${name}Screens } from '../features/${name}/screens.ts';`,
      at,
      `  ...${name}Screens,`,
    ].join('\n'),
  );

  write(join(feature, 'Page.css.ts'), [
    "import { style } from '@vanilla-extract/css';",
    `export const page = style({ display: 'grid', gap: 'var(--ui-space-4)', outlineOffset: '${name.length}px' });`,
  ]);
  write(join(feature, 'Page.tsx'), [
    "import { Button } from '@rostra/ui/Button';",
    "import { Dialog } from '@rostra/ui/Dialog';",
    "import { EventCard } from '@rostra/ui/EventCard';",
    "import { Heading } from '@rostra/ui/Heading';",
    "import { IprNotice } from '@rostra/ui/IprNotice';",
    "import { NotFoundScreen } from '@rostra/ui/NotFoundScreen';",
    "import { Pagination } from '@rostra/ui/Pagination';",
    "import { Select } from '@rostra/ui/Select';",
    "import { Stack } from '@rostra/ui/Stack';",
    "import { Tabs } from '@rostra/ui/Tabs';",
    "import { TextField } from '@rostra/ui/TextField';",
    "import { Toasts } from '@rostra/ui/Toasts';",
    "import { useParams } from 'react-router-dom';",
    "import { useMutation } from '../../data/useMutation.ts';",
    "import { useQuery } from '../../data/useQuery.ts';",
    "import { useText } from '../../language/useText.ts';",
    "import { useUser } from '../../session/useUser.ts';",
    "import { useNow } from '../../time/useNow.ts';",
    "import * as styles from './Page.css.ts';",
    'const parts: unknown[] = [Dialog, EventCard, Pagination, Select, Tabs, TextField, IprNotice, NotFoundScreen, Toasts];',
    'export function Page() {',
    "  const { id = '' } = useParams();",
    '  const t = useText() as (key: string) => string;',
    `  const { data } = useQuery('${name}Get' as never, { params: { id } } as never);`,
    `  const { mutate } = useMutation('${name}Get' as never);`,
    '  const { user } = useUser();',
    '  const now = useNow();',
    '  return (',
    '    <Stack>',
    `      <Heading level={1}>{t('${name}.title')}</Heading>`,
    "      <p className={styles.page}>{[String(data), user?.name, now.getTime(), parts.length].join(' ')}</p>",
    `      <Button onPress={() => void mutate({} as never)}>{t('${name}.act')}</Button>`,
    '    </Stack>',
    '  );',
    '}',
  ]);
  write(join(web, `routes/${name}.tsx`), [
    `import { ${name}Routes } from '@rostra/contract';`,
    "import { defineRoute } from '../app/defineRoute.ts';",
    `import { Page } from '../features/${name}/Page.tsx';`,
    'export default defineRoute({',
    `  calls: [${name}Routes],`,
    `  load: async ({ fill, params }) => void (await fill('${name}Get' as never, { params } as never)),`,
    `  head: ({ t }) => ({ title: t('screen.${name}' as never) }),`,
    '  Screen: Page,',
    '});',
  ]);

  for (const [locale, language] of [
    ['en', 'english'],
    ['zh-CN', 'chinese'],
  ] as const) {
    write(join(i18n, `src/messages/${locale}/${name}.ts`), [
      `export const ${name} = { title: 'A screen named ${name}', act: 'Act in ${locale}' };`,
      `export const screen = { ${name}: 'Title of ${name}' };`,
    ]);
    edit(
      join(i18n, 'package.json'),
      '"exports": {',
      (at) =>
        `${at}\n"./web/${locale}/${name}": { "rostra-source": "./src/messages/${locale}/${name}.ts" },`,
    );
    edit(
      join(web, 'language/loadTexts.ts'),
      `const ${language}: Readonly<Record<TextArea, Load>> = {`,
      (at) => `${at}\n  ${name}: () => import('@rostra/i18n/web/${locale}/${name}'),`,
    );
  }
  edit(
    join(web, 'language/TextArea.ts'),
    'export const textAreas = [',
    (at) => `${at}\n  '${name}',`,
  );

  write(join(contract, `routes/${name}Routes.ts`), [
    "import { defineRoutes } from '../route.ts';",
    `export const ${name}Routes = defineRoutes({`,
    `  ${name}Get: { method: 'GET', path: '/${name}/:id', access: 'anyone', list: true, summary: 'List ${name}' },`,
    '});',
  ]);
  edit(join(contract, 'pageRoutes.ts'), 'export const pageRoutes = {', (at) =>
    [`import { ${name}Routes } from './routes/${name}Routes.ts';`, at, `  ...${name}Routes,`].join(
      '\n',
    ),
  );
  edit(
    join(contract, 'index.ts'),
    "export * from './coins.ts';",
    (at) => `${at}\nexport { ${name}Routes } from './routes/${name}Routes.ts';`,
  );
}
