import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openPage } from './openPage.ts';

interface FileToken {
  $type: string;
  $value: unknown;
}

/** Returns the tokens of a file of the package, those of its groups by their CSS variable. */
export function tokensIn(dist: string, file: string): Map<string, FileToken> {
  const found = new Map<string, FileToken>();
  const visit = (group: object, name: string): void => {
    for (const [key, value] of Object.entries(group)) {
      if (key.startsWith('$') || typeof value !== 'object' || value === null) continue;
      if ('$value' in value) found.set(`${name}-${key}`, value as FileToken);
      else visit(value as object, `${name}-${key}`);
    }
  };
  visit(JSON.parse(readFileSync(join(dist, file), 'utf8')) as object, '--ui');
  return found;
}

/**
 * Returns the variables of a sheet of the package as a browser computes them, name to value: colors as
 * `rgb()`, lengths in px. Variables of other types are left out.
 */
export async function paintedTokens(
  browser: Browser,
  { dist, sheet, scheme }: { dist: string; sheet: string; scheme: 'light' | 'dark' },
): Promise<Map<string, string>> {
  const names = [...tokensIn(dist, 'tokens.json')].map(([name, { $type }]) => [name, $type]);
  const css = readFileSync(join(dist, sheet), 'utf8');
  const html = `<!doctype html><html lang="en" data-scheme="${scheme}"><title>Tokens</title><link rel="icon" href="data:,"><style>${css}</style><body><i></i>`;
  const { page } = await openPage(browser, dist, html);
  const values = await page.evaluate((all) => {
    const probe = document.querySelector('i') as HTMLElement;
    probe.style.position = 'absolute';
    return all.flatMap(([name = '', type]) => {
      const property =
        type === 'color' ? 'background-color' : type === 'dimension' ? 'width' : undefined;
      if (property === undefined) return [];
      probe.style.setProperty(property, `var(${name})`);
      const value = getComputedStyle(probe).getPropertyValue(property);
      probe.style.removeProperty(property);
      return [[name, value] as const];
    });
  }, names);
  await page.close();
  return new Map(values);
}

const ROOT_FONT = 16;

/** Returns a color or length token in the words of a browser; an alias by its target. */
export function asPainted(
  tokens: ReadonlyMap<string, FileToken>,
  { $type, $value }: FileToken,
): string {
  if (typeof $value === 'string') {
    const target = tokens.get(`--ui-${$value.slice(1, -1).replaceAll('.', '-')}`);
    if (!target) throw new Error(`${$value} names no token`);
    return asPainted(tokens, target);
  }
  if ($type === 'dimension') {
    const { value, unit } = $value as { value: number; unit: string };
    return `${unit === 'rem' ? value * ROOT_FONT : value}px`;
  }
  const { components, alpha } = $value as { components: number[]; alpha: number };
  const channels = components.map((each) => Math.round(each * 255)).join(', ');
  return alpha === 1 ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`;
}
