import { isHexColour } from './oklch.ts';
import type { BrandInput, ThemeFile } from './themeTypes.ts';

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const FONT = /^[A-Za-z][A-Za-z0-9 -]{0,59}$/;
/** A path of this origin or an https address; no quotes, brackets or spaces that could end a url(). */
const ADDRESS = /^(?:https:\/|\.?)\/[A-Za-z0-9._~/%-]{1,300}$/;
const LARGEST_RADIUS = 24;

function fail(field: string): never {
  throw new TypeError(`theme: ${field} is not allowed`);
}

function text(value: unknown, pattern: RegExp, field: string): string {
  return typeof value === 'string' && pattern.test(value) ? value : fail(field);
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], field: string): T {
  return allowed.find((item) => item === value) ?? fail(field);
}

function record(value: unknown, field: string): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : fail(field);
}

function input(raw: Record<string, unknown>): BrandInput {
  const colour = (field: string): string => {
    const value = raw[field];
    return typeof value === 'string' && isHexColour(value) ? value : fail(field);
  };
  const logo = record(raw['logo'], 'logo');
  const radius = raw['radius'];
  if (typeof radius !== 'number' || !(radius >= 0 && radius <= LARGEST_RADIUS)) fail('radius');
  return {
    brand: colour('brand'),
    accent: colour('accent'),
    neutral: colour('neutral'),
    vip: colour('vip'),
    trendRed: colour('trendRed'),
    trendGreen: colour('trendGreen'),
    header: oneOf(raw['header'], ['ink', 'brand', 'surface'], 'header'),
    fontText: text(raw['fontText'], FONT, 'fontText'),
    fontReading: text(raw['fontReading'], FONT, 'fontReading'),
    radius,
    elevation: oneOf(raw['elevation'], ['soft', 'flat'], 'elevation'),
    logo: {
      light: text(logo['light'], ADDRESS, 'logo.light'),
      dark: text(logo['dark'], ADDRESS, 'logo.dark'),
    },
  };
}

/** Theme data from anywhere, checked value by value. Throws a TypeError naming the first bad field. */
export function parseThemeFile(data: unknown): ThemeFile {
  const raw = record(data, 'file');
  const name = raw['name'];
  if (typeof name !== 'string' || name.length === 0 || name.length > 80) fail('name');
  return {
    id: text(raw['id'], ID, 'id'),
    name,
    kind: oneOf(raw['kind'], ['base', 'partner', 'test'], 'kind'),
    scope: oneOf(raw['scope'], ['header', 'all'], 'scope'),
    input: input(record(raw['input'], 'input')),
  };
}
