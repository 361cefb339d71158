import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import jscodeshift from 'jscodeshift';
import type { Browser } from 'playwright';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type codemodOf03 from '../src/codemods/0.3-renames.ts';
import type { ServerFindings } from './app/findings.ts';
import {
  buildWithEsbuild,
  buildWithVite,
  buttonStylesOfEsbuild,
  buttonStylesOfVite,
  esbuildIn,
} from './builds.ts';
import type { Built } from './builds.ts';
import { bundleStories } from './bundleStories.ts';
import { installPackage } from './installPackage.ts';
import { launch, openPage } from './openPage.ts';
import { asPainted, paintedTokens, tokensIn } from './paintedTokens.ts';

// The tarball as somebody has it who knows nothing of our workspace.

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = installPackage();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

interface Codemod {
  default: typeof codemodOf03;
  parser: string;
}

/** Returns what the type checker finds in the consumer's files, or in one file beside them. */
function typeProblems(file?: string): string[] {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const program = ts.createProgram(file === undefined ? fileNames : [file], options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Applies the packed codemod to a file's text. */
async function migrated(source: string): Promise<string | undefined> {
  const path = join(folder, 'node_modules/@rostra/ui/dist/codemods/0.3-renames.js');
  const { default: transform, parser } = (await import(pathToFileURL(path).href)) as Codemod;
  const j = jscodeshift.withParser(parser);
  const api = { j, jscodeshift: j, stats: () => undefined, report: () => undefined };
  return transform({ path: 'App02.tsx', source }, api);
}

async function lookAtApp({ folder: built }: Built, html?: string): Promise<string> {
  const { page, messages } = await openPage(browser, built, html);
  const register = page.getByRole('button', { name: 'Register' });
  // At rest: under the pointer and after a press its colors are on their way to others.
  const look = await register.evaluate((button) => {
    const { backgroundColor, minHeight, borderRadius, fontFamily } = getComputedStyle(button);
    return JSON.stringify({ backgroundColor, minHeight, borderRadius, fontFamily });
  });
  await register.click();
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
  expect(messages).toEqual([]);
  await page.close();
  return look;
}

describe('an app outside the workspace', () => {
  let viteLook: string;

  it('accepts the app’s types and rejects unknown exports', () => {
    expect(typeProblems()).toEqual([]);
  });

  it('compiles an app of version 0.2 after its codemod, and not before', async () => {
    const source = readFileSync(join(import.meta.dirname, 'app02.tsx.txt'), 'utf8');
    const file = join(folder, 'App02.tsx');
    writeFileSync(file, source);
    expect(typeProblems(file).join('\n')).toMatch(/FilmPlayer|ground/);
    writeFileSync(file, (await migrated(source)) ?? source);
    expect(typeProblems(file)).toEqual([]);
  });

  it('builds with Vite, styled, in two languages of React Aria alone', async () => {
    const built = await buildWithVite(folder);
    viteLook = await lookAtApp(built);
    expect(viteLook).not.toContain('rgba(0, 0, 0, 0)');
    expect(built.css.indexOf('@layer ui,')).toBeLessThan(built.css.indexOf('@layer ui.'));
    expect(built.languages).toEqual(['en-US', 'zh-CN']);
  });

  it('builds with esbuild to the same look, with the used styles only', async () => {
    const built = await buildWithEsbuild(folder);
    const html =
      '<!doctype html><title>Consumer</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><div id="app"></div><script type="module" src="/main.js"></script>';
    expect(await lookAtApp(built, html)).toBe(viteLook);
    expect(built.languages).toEqual(['en-US', 'zh-CN']);
    const all = readFileSync(join(folder, 'node_modules/@rostra/ui/dist/styles.css'), 'utf8');
    expect(built.css.length).toBeLessThan(all.length / 3);
  });
});

describe('an import from the root', () => {
  it.each([
    ['Vite', buttonStylesOfVite],
    ['esbuild', buttonStylesOfEsbuild],
  ])('brings the styles of its component only, with %s', async (_, stylesOf) => {
    const bySubPath = await stylesOf(folder, '@rostra/ui/Button');
    const byRoot = await stylesOf(folder, '@rostra/ui');
    expect(bySubPath).toContain('@layer ui.components');
    expect(byRoot).toBe(bySubPath);
  });

  it('has the same names for browsers as for Node', async () => {
    const dist = join(folder, 'node_modules/@rostra/ui/dist');
    const root = readFileSync(join(dist, 'root.js'), 'utf8');
    const names = [...root.matchAll(/export \{ (.+) \} from/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    const forNode = (await import(join(dist, 'index.js'))) as object;
    expect(names.toSorted()).toEqual(Object.keys(forNode).toSorted());
  });
});

describe('an app with i18next', () => {
  it('shows its own translations, and ours where it has none', async () => {
    await esbuildIn(folder, {
      entryPoints: ['otherTexts.tsx'],
      outdir: join(folder, 'dist-texts'),
    });
    const html =
      '<!doctype html><title>Consumer</title><link rel="icon" href="data:,"><div id="app"></div><script type="module" src="/otherTexts.js"></script>';
    const { page, messages } = await openPage(browser, join(folder, 'dist-texts'), html);
    await page.getByText('Laden is niet gelukt').waitFor();
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).waitFor();
    await page.getByRole('button', { name: 'Dag <1>: kalender openen' }).waitFor();
    await page.getByText('8 to 64 characters').waitFor();
    expect(messages).toEqual([]);
    await page.close();
  });
});

describe('the design tokens', () => {
  it.each([
    ['base.css', 'light'],
    ['base.css', 'dark'],
    ['tokens.css', 'light'],
    ['tokens.css', 'dark'],
  ] as const)('are the values that a browser paints from %s, %s', async (sheet, scheme) => {
    const dist = join(folder, 'node_modules/@rostra/ui/dist');
    const painted = await paintedTokens(browser, { dist, sheet, scheme });
    const tokens = new Map([
      ...tokensIn(dist, 'tokens.json'),
      ...(scheme === 'dark' ? tokensIn(dist, 'tokens/rostra-dark.json') : []),
    ]);
    const expected = [...tokens]
      .filter(([name]) => painted.has(name))
      .map(([name, token]) => [name, asPainted(tokens, token)]);
    expect(painted.size).toBeGreaterThan(100);
    expect(Object.fromEntries(painted)).toEqual(Object.fromEntries(expected));
  });
});

describe('every export', () => {
  let findings: ServerFindings;

  beforeAll(async () => {
    await bundleStories(join(folder, 'stories.js'));
    await esbuildIn(folder, {
      entryPoints: ['server.ts'],
      outdir: folder,
      platform: 'node',
      packages: 'external',
    });
    execFileSync(process.execPath, ['--import', './recordDrawn.mjs', 'server.js'], {
      cwd: folder,
      stdio: 'inherit',
    });
    findings = JSON.parse(readFileSync(join(folder, 'findings.json'), 'utf8')) as ServerFindings;
  });

  it('is rendered to a string by Node, in both languages', () => {
    expect(findings.failed).toEqual([]);
    expect(findings.missing, 'no story draws these').toEqual([]);
    expect(findings.rendered).toBeGreaterThan(500);
  });

  it('is taken over by a browser without a warning', async () => {
    await esbuildIn(folder, {
      entryPoints: ['hydrate.tsx'],
      outdir: folder,
      define: { 'process.env.NODE_ENV': '"development"' },
    });
    const html =
      '<!doctype html><title>Consumer</title><link rel="icon" href="data:,"><script type="module" src="/hydrate.js"></script>';
    const { page, messages } = await openPage(browser, folder, html);
    const warned: string[] = [];
    for (const sample of findings.pages) {
      const problems = await page.evaluate(
        (each) =>
          (window as unknown as { hydratePage: (page: object) => Promise<string[]> }).hydratePage(
            each,
          ),
        sample,
      );
      for (const problem of [...problems, ...messages.splice(0)])
        warned.push(`${sample.path} ${sample.name} (${sample.locale}): ${problem}`);
    }
    expect(warned).toEqual([]);
  });
});
