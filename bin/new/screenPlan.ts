import { fillTemplate } from './fillTemplate.ts';
import type { TemplateWords } from './fillTemplate.ts';
import type { Nouns } from './nouns.ts';
import { Plan } from './Plan.ts';
import { addImport, addMember, inTurn } from './sourceEdits.ts';

const UI = 'packages/ui/src/screens';
const I18N = 'packages/i18n';
const WEB = 'apps/web/src';
const CONTRACT = 'packages/contract/src';

const LANGUAGES = [
  { locale: 'en', name: 'English', loads: 'english' },
  { locale: 'zh-CN', name: 'Chinese', loads: 'chinese' },
] as const;

type Exports = Record<string, object | string>;

/** Returns the manifest of the texts with the sub-paths of a new area. */
function withSubPaths(manifest: string, area: string): string {
  const parsed = JSON.parse(manifest) as {
    exports: Exports;
    publishConfig: { exports: Exports };
  };
  for (const { locale } of LANGUAGES) {
    const file = `messages/${locale}/${area}`;
    const built = { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` };
    parsed.exports[`./web/${locale}/${area}`] = { 'rostra-source': `./src/${file}.ts`, ...built };
    parsed.publishConfig.exports[`./web/${locale}/${area}`] = built;
  }
  return JSON.stringify(parsed);
}

/** Writes the area of texts that loads with the screen. */
function planTexts(plan: Plan, words: TemplateWords): void {
  const { names, name } = words;
  for (const { locale, name: language, loads } of LANGUAGES) {
    const file = `messages/${locale}/${names}.ts`;
    plan.create(`${I18N}/src/${file}`, fillTemplate(`screen/texts.${locale}.ts`, words));
    plan.edit(
      `${I18N}/src/areas/web${language}.ts`,
      inTurn(
        addImport(`{ ${names}, screen as ${name}Screens }`, `../${file}`),
        addMember(['screen'], `...${name}Screens`),
        addMember(['texts'], names),
      ),
    );
    plan.edit(
      `${WEB}/language/loadTexts.ts`,
      addMember([loads], `${names}: () => import('@rostra/i18n/web/${locale}/${names}')`, {
        sorted: true,
      }),
    );
  }
  plan.edit(`${I18N}/package.json`, (manifest) => withSubPaths(manifest, names));
  plan.edit(
    `${WEB}/language/TextArea.ts`,
    addMember(['textAreas'], `'${names}'`, { sorted: true }),
  );
}

/** Writes the component with its stories and test. */
function planComponent(plan: Plan, words: TemplateWords): void {
  const component = `${words.Names}Screen`;
  const folder = `${UI}/${component}`;
  plan.create(`${folder}/index.ts`, `export * from './${component}.tsx';\n`);
  for (const ending of ['tsx', 'stories.tsx', 'test.tsx']) {
    const text = fillTemplate(`screen/NamesScreen.${ending}`, words);
    plan.create(`${folder}/${component}.${ending}`, text);
  }
  const changeset = `.changeset/${words.folder}-screen.md`;
  plan.create(changeset, fillTemplate('screen/changeset.md', words));
}

/** Writes the feature, its row in the route table, the route and the story over the contract. */
function planFeature(plan: Plan, words: TemplateWords, hasCalls: boolean): void {
  const { names, name, Names, folder } = words;
  const feature = `${WEB}/features/${folder}`;
  const kind = hasCalls ? '' : 'WithoutCalls';
  const fill = (template: string) => fillTemplate(`screen/${template}`, words);
  plan.create(`${feature}/screens.ts`, fill('screens.ts'));
  plan.create(`${feature}/${Names}Page.tsx`, fill(`NamesPage${kind}.tsx`));
  plan.create(`${WEB}/routes/${names}.tsx`, fill(`route${kind}.tsx`));
  plan.create(`${WEB}/screen-stories/${Names}.stories.tsx`, fill(`Names${kind}.stories.tsx`));
  if (hasCalls) {
    plan.create(`${feature}/${names}Query.ts`, fill('query.ts'));
    plan.create(`${feature}/${name}ItemOf.ts`, fill('itemOf.ts'));
    plan.create(`${feature}/${names}.test.ts`, fill('feature.test.ts'));
  }
  plan.edit(
    `${WEB}/navigation/screens.ts`,
    inTurn(
      addImport(`{ ${name}Screens }`, `../features/${folder}/screens.ts`),
      addMember(['screens'], `...${name}Screens`),
    ),
  );
}

/** Returns whether the contract has calls as `new:module` writes them. */
function hasCallsOf(plan: Plan, { name, Names }: Nouns): boolean {
  const schemas = `${CONTRACT}/schemas/${name}Schemas.ts`;
  return plan.has(schemas) && plan.read(schemas).includes(`get${Names}: { query: pageQuery`);
}

/**
 * Plans a screen that lists the rows of the module of the same name, or nothing yet.
 *
 * @throws Error if a screen or texts of that name exist
 */
export function screenPlan(root: string, nouns: Nouns): Plan {
  const { names, many, snakes } = nouns;
  const plan = new Plan(root);
  const planned = plan.read(`${WEB}/navigation/plannedScreens.ts`);
  if (planned.includes(`id: '${names}'`) || planned.includes(`path: '/${snakes}'`)) {
    throw new Error(`"${names}" is a screen of the specification: build it by hand.`);
  }
  const words = { ...nouns, folder: many.replaceAll(' ', '-') };
  planTexts(plan, words);
  planComponent(plan, words);
  planFeature(plan, words, hasCallsOf(plan, nouns));
  return plan;
}
