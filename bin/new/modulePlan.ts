import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './fillTemplate.ts';
import type { Nouns } from './nouns.ts';
import { Plan } from './Plan.ts';
import { addExport, addImport, addMember, inTurn } from './sourceEdits.ts';
import type { Place } from './sourceEdits.ts';

/** Codes of errors about content; the new one is the next. */
const CONTENT_CODE = /code: (12\d\d)\b/g;

const CONTRACT = 'packages/contract/src';
const MESSAGES = 'packages/i18n/src/messages';
const API = 'apps/api/src';

/** Templates of the module's folder and the names of their files. */
const moduleFiles = ({ names, name, Names, Name }: Nouns): Record<string, string> => ({
  'tables.ts': 'tables.ts',
  'index.ts': 'index.ts',
  'routes.ts': 'routes.ts',
  'subject.ts': 'subject.ts',
  'visibleTo.ts': 'visibleTo.ts',
  'notifyAuthor.ts': 'notifyAuthor.ts',
  'listNames.ts': `list${Names}.ts`,
  'loadNames.ts': `load${Names}.ts`,
  'readName.ts': `read${Name}.ts`,
  'submitName.ts': `submit${Name}.ts`,
  'withdrawName.ts': `withdraw${Name}.ts`,
  'toNameResponse.ts': `to${Name}Response.ts`,
  'nameOwnData.ts': `${name}OwnData.ts`,
  'nameReviews.ts': `${name}Reviews.ts`,
  'nameSearch.ts': `${name}Search.ts`,
  'names.server.test.ts': `${names}.server.test.ts`,
});

function nextContentCode(errors: string): number {
  const codes = [...errors.matchAll(CONTENT_CODE)].map(([, code]) => Number(code));
  return Math.max(1200, ...codes) + 1;
}

/** Writes the feature's part of the contract. */
function planContract(plan: Plan, nouns: Nouns, code: number): void {
  const { name, snakes } = nouns;
  const routes = `${name}Routes`;
  const schemas = `${name}Schemas`;
  plan.create(`${CONTRACT}/routes/${routes}.ts`, fillTemplate('module/nameRoutes.ts', nouns));
  plan.create(`${CONTRACT}/schemas/${schemas}.ts`, fillTemplate('module/nameSchemas.ts', nouns));
  plan.edit(`${CONTRACT}/index.ts`, addExport(`{ ${routes} }`, `./routes/${routes}.ts`));
  plan.edit(
    `${CONTRACT}/pageRoutes.ts`,
    inTurn(
      addImport(`{ ${routes} }`, `./routes/${routes}.ts`),
      addMember(['pageRoutes'], `...${routes}`),
    ),
  );
  plan.edit(
    `${CONTRACT}/schemas.ts`,
    inTurn(
      addImport(`{ ${schemas} }`, `./schemas/${schemas}.ts`),
      addMember(['schemas'], `...${schemas}`, { before: /^\.\.\.staffSchemas$/ }),
    ),
  );
  plan.edit(
    `${CONTRACT}/errors.ts`,
    addMember(['errors'], `${name}NotFound: { code: ${code}, status: 404 }`, {
      after: /code: 12\d\d\b/,
    }),
  );
  plan.edit(`${CONTRACT}/enums.ts`, addMember(['SEARCH_KINDS'], `'${snakes}'`));
}

/** Adds texts in both languages. */
function planTexts(plan: Plan, nouns: Nouns): void {
  const { name, snakes } = nouns;
  const add = (file: string, path: string[], en: string, zh: string, place?: Place) => {
    plan.edit(`${MESSAGES}/en/${file}.ts`, addMember(path, en, place));
    plan.edit(`${MESSAGES}/zh-CN/${file}.ts`, addMember(path, zh, place));
  };
  const text = (key: string, value: string) => `${key}: ${JSON.stringify(value)}`;
  add(
    'errors',
    ['errors'],
    text(`${name}NotFound`, `This ${nouns.one} does not exist.`),
    text(`${name}NotFound`, '该内容不存在。'),
    { after: /^contentRestricted:/ },
  );
  const passed = (title: string, body: string) =>
    `${name}Passed: ${JSON.stringify({ title, body })}`;
  const rejected = (title: string, body: string) =>
    `${name}Rejected: ${JSON.stringify({ title, body })}`;
  add(
    'notices',
    ['notices'],
    passed(`Your ${nouns.one} was approved`, '“{{title}}” has been published.'),
    passed('您的内容已通过审核', '《{{title}}》已发布。'),
    { after: /^articleRejected:/ },
  );
  add(
    'notices',
    ['notices'],
    rejected(`Your ${nouns.one} was not approved`, '“{{title}}”: {{reason}}'),
    rejected('您的内容未通过审核', '《{{title}}》：{{reason}}'),
    { after: new RegExp(`^${name}Passed:`) },
  );
  add('search', ['search', 'kinds'], text(snakes, nouns.Many), text(snakes, nouns.chinese));
  add('search', ['search', 'kindOne'], text(snakes, nouns.One), text(snakes, nouns.chinese));
}

/** Writes the server's module, and the lines that tests and descriptions need of each. */
function planServer(plan: Plan, nouns: Nouns, code: number): void {
  const { names, name, Names, Name, snakes } = nouns;
  const words = { ...nouns, code: String(code) };
  for (const [template, file] of Object.entries(moduleFiles(nouns))) {
    plan.create(`${API}/modules/${names}/${file}`, fillTemplate(`module/${template}`, words));
  }
  plan.edit(
    `${API}/modules.ts`,
    inTurn(
      addImport(`{ ${names} }`, `#modules/${names}/index.ts`),
      addMember(['modules'], names, { before: /^demo$/ }),
    ),
  );
  const openapi = `${API}/platform/openapi`;
  plan.create(`${openapi}/${name}Examples.ts`, fillTemplate('module/nameExamples.ts', nouns));
  plan.edit(
    `${openapi}/examples.ts`,
    inTurn(
      addImport(`{ ${name}Examples }`, `./${name}Examples.ts`),
      addMember(['examples'], `...${name}Examples`),
    ),
  );
  const tag = `{ name: '${snakes}', description: '${nouns.Many} of users, reviewed by staff.' }`;
  plan.edit(`${openapi}/apiInfo.ts`, addMember(['tags'], tag, { sorted: true }));
  plan.edit(
    `${openapi}/describeParameters.ts`,
    addMember(['ROWS'], `${snakes}: '${nouns.one}'`, { sorted: true }),
  );
  plan.edit(
    `${API}/testing/accessRules.server.test.ts`,
    addMember(
      ['RULES'],
      `get${Names}: 'audience', get${Name}: 'audience', post${Name}: 'own', delete${Name}: 'party'`,
      { before: /^getStaff/ },
    ),
  );
  plan.edit(
    `${API}/testing/limitedCalls.server.test.ts`,
    addMember(
      ['inputs'],
      `post${Name}: { body: { lang: 'en', title: 'Hours', text: 'New hours.' } }`,
    ),
  );
}

/**
 * Plans a module of the server with its contract and texts.
 *
 * @throws Error if something of that name exists
 */
export function modulePlan(root: string, nouns: Nouns): Plan {
  const { names, snakes } = nouns;
  const plan = new Plan(root);
  const folder = `${API}/modules/${names}`;
  if (existsSync(join(root, folder))) throw new Error(`The module ${folder} exists already.`);
  const kinds = plan.read(`${CONTRACT}/enums.ts`);
  if (kinds.includes(`'${snakes}'`))
    throw new Error(`"${snakes}" is a word of the contract already.`);
  const code = nextContentCode(plan.read(`${CONTRACT}/errors.ts`));
  planContract(plan, nouns, code);
  planTexts(plan, nouns);
  planServer(plan, nouns, code);
  return plan;
}
