import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { source } from './componentFolders.ts';
import { literalWords } from './literalWords.ts';

const components = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (path) =>
    !/\.(?:stories|states|examples|test|css)\.tsx?$/.test(path) &&
    !/^(?:story|theme|themes|codemods|vite|esbuild)\//.test(path),
);

it.each([
  ['<p>Nothing here</p>', ['Nothing here']],
  ['<p>{title ?? "没有"}</p>', ['没有']],
  ['<nav aria-label="Pages" />', ['Pages']],
  ['<Button label={isOpen ? "Close" : t("open")} />', ['Close']],
  ['<Icon title={`${count} unread`} />', ['unread']],
  ['<p>{t("pagination.page", { page })} · {kind === "file" && <b>PDF</b>}</p>', []],
  ['const WORD = "Live now"; <Tag>{WORD}</Tag>', ['Live now']],
  ['const WORD = "live"; <Tag>{WORD}</Tag>', ['live']],
  ['const WORD = "live now";', ['live now']],
  ['export const WORD = "Live";', ['Live']],
  ['const WORDS = { live: "on air" } as const; <Tag>{WORDS.live}</Tag>', ['on air']],
  ['const WORDS = { live: "on" }; <Tag>{WORDS[state]}</Tag>', ['on']],
  ['const wordOf = (state) => (state ? "on" : t("off")); <Tag>{wordOf(state)}</Tag>', ['on']],
  ['function Tag({ label = "close" }) { return <b>{label}</b>; }', ['close']],
  ['const items = [{ label: "open", id: "a" }];', ['open']],
  ['toast("Saved");', ['Saved']],
  ['const name = isBrand ? "讲坛" : undefined;', ['讲坛']],
  ['const tone = isOn ? "live" : "quiet"; <Tag tone={tone}>{t(`states.${tone}`)}</Tag>', []],
  ['const KEY = { a: "one" } as const; <p>{t(KEY[state])}</p>', []],
  ['if (key === "Escape") throw new Error("Nothing to close");', []],
  ['keys.replaceAll("Shift", "⇧"); <Pay goodsType="Article" />;', []],
])('finds in %s the words %j', (code, words) => {
  expect(literalWords(code)).toEqual(words);
});

it.each(components)('finds in %s only props and texts of packages/i18n', (path) => {
  expect(literalWords(readFileSync(join(source, path), 'utf8'), path)).toEqual([]);
});
