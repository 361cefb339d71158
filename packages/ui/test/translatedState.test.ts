import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { source } from './componentFolders.ts';
import { translatedState } from './translatedState.ts';

const website = join(source, '../../../apps/web/src');
/** It announces a title once, and keeps nothing on the screen. */
const ANNOUNCER = 'app/Announcer.tsx';

const partsOf = (root: string): [string, string][] =>
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter(
      (path) => !/\.(?:stories|states|examples|test|css)\.tsx?$/.test(path) && path !== ANNOUNCER,
    )
    .map((path) => [path, root]);

it.each([
  ['setProblem(t("wrong"));', 1],
  ['setProblems({ ...old, amount: t("wrong", { min }) });', 1],
  ['setNotice((old) => ({ ...old, text: t("sent") }));', 1],
  ['const words = useLiveText(); setProblem(words("wrong"));', 1],
  ['const submit = () => { const found = isOk ? {} : { code: t("wrong") }; setShown(found); };', 1],
  ['const submit = () => { const found = check(values, t); setShown(found); };', 1],
  ['const [text, setText] = useState(t("first"));', 1],
  ['setTimeout(() => setText(t("late")));', 1],
  ['setProblem("wrong"); const shown = t(problem);', 0],
  ['const text = t("label"); const write = (text) => setDraft(text);', 0],
  ['setTimeout(() => announce(t("late")));', 0],
  ['element.setAttribute("title", t("label"));', 0],
])('finds in %s %i translated states', (code, count) => {
  expect(translatedState(code)).toHaveLength(count);
});

it.each([...partsOf(source), ...partsOf(website)])(
  'keeps no sentence in state in %s',
  (path, root) => {
    expect(translatedState(readFileSync(join(root, path), 'utf8'), path)).toEqual([]);
  },
);

it('finds the announcer, the only exception', () => {
  expect(translatedState(readFileSync(join(website, ANNOUNCER), 'utf8'))).toHaveLength(1);
});
