import { isHexColor } from './oklch.ts';
import type { BrandInput, ThemeFile } from './themeTypes.ts';

/** One problem of theme data. */
export interface ThemeProblem {
  /** Its path, such as `input.brand`; `file` for the whole. */
  field: string;
  /** The problem and the valid value, for the author of the file. */
  sentence: string;
}

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const FONT = /^[A-Za-z][A-Za-z0-9 -]{0,59}$/;
/** A path of this origin: no host, no quotes, brackets or spaces that could end a url(), no steps up. */
const LOGO = /^\.?\/(?![/\\])(?!(?:[^/]*\/)*\.{1,2}(?:\/|$))[A-Za-z0-9._~/-]{1,300}\.svg$/;
const LARGEST_RADIUS = 24;
const LONGEST_NAME = 80;
/** Control characters, and those that turn the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>]/u;
/** The number of characters quoted from a wrong value. */
const QUOTED = 40;

/** Entries of the registry bring their logos ready for use as `logo`; nothing reads it here. */
const FIELDS = ['id', 'name', 'kind', 'scope', 'contrast', 'input', 'logo', '$schema'];
const COLORS = ['brand', 'accent', 'neutral', 'vip', 'trendRed', 'trendGreen'] as const;
const INPUTS = [
  ...COLORS,
  'header',
  'fontText',
  'fontReading',
  'radius',
  'elevation',
  'logo',
] as const;

const quoted = (value: unknown): string => {
  if (value === undefined) return 'it is missing';
  // A nested value is named, not written out: it may be deeper than a stack.
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'not a list' : 'not an object';
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return `not ${String(value)}`;
  if (typeof value !== 'string') return `not a ${typeof value}`;
  const cut = value.length > QUOTED ? `${value.slice(0, QUOTED)}…` : value;
  return `not ${JSON.stringify(cut)}`;
};

/** Reads fields one by one and collects their problems. */
class FieldReader {
  readonly problems: ThemeProblem[] = [];

  notify(field: string, sentence: string): void {
    this.problems.push({ field, sentence });
  }

  record(value: unknown, field: string, known: readonly string[]): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.notify(field, `${field} must be an object with named values; ${quoted(value)}.`);
      return {};
    }
    const prefix = field === 'file' ? '' : `${field}.`;
    for (const name of Object.keys(value))
      if (!known.includes(name)) {
        const shown = JSON.stringify(name.slice(0, QUOTED));
        this.notify(
          `${prefix}${name}`,
          `${field} knows no ${shown}; take it out or mend its name.`,
        );
      }
    return { ...value };
  }

  matching(value: unknown, field: string, pattern: RegExp, request: string): string {
    if (typeof value === 'string' && pattern.test(value)) return value;
    this.notify(field, `${field} must be ${request}; ${quoted(value)}.`);
    return '';
  }

  oneOf<T extends string>(value: unknown, field: string, allowed: readonly [T, ...T[]]): T {
    const found = allowed.find((item) => item === value);
    if (found === undefined)
      this.notify(field, `${field} must be one of ${allowed.join(', ')}; ${quoted(value)}.`);
    return found ?? allowed[0];
  }
}

function readInput(reader: FieldReader, data: unknown): BrandInput {
  const raw = reader.record(data, 'input', INPUTS);
  const logo = reader.record(raw['logo'], 'input.logo', ['light', 'dark']);
  const colors = Object.fromEntries(
    COLORS.map((name) => {
      const value = raw[name];
      if (typeof value === 'string' && isHexColor(value)) return [name, value];
      const request = 'a color written # and six of 0-9 and a-f, such as #0c5567';
      reader.notify(`input.${name}`, `input.${name} must be ${request}; ${quoted(value)}.`);
      return [name, '#000000'];
    }),
  ) as Record<(typeof COLORS)[number], string>;
  const font = (field: 'fontText' | 'fontReading'): string =>
    reader.matching(
      raw[field],
      `input.${field}`,
      FONT,
      'the name of a font: letters, figures, spaces and hyphens, at most 60',
    );
  const address = (scheme: 'light' | 'dark'): string =>
    reader.matching(
      logo[scheme],
      `input.logo.${scheme}`,
      LOGO,
      'a file beside the theme (./name.svg) or a path of this site (/name.svg), never another host',
    );
  const { radius } = raw;
  const isRadius = typeof radius === 'number' && radius >= 0 && radius <= LARGEST_RADIUS;
  if (!isRadius)
    reader.notify(
      'input.radius',
      `input.radius must be a number from 0 to ${LARGEST_RADIUS}, without quotes or px; ${quoted(radius)}.`,
    );
  return {
    ...colors,
    header: reader.oneOf(raw['header'], 'input.header', ['ink', 'brand', 'surface']),
    fontText: font('fontText'),
    fontReading: font('fontReading'),
    radius: isRadius ? radius : 0,
    elevation: reader.oneOf(raw['elevation'], 'input.elevation', ['soft', 'flat']),
    logo: { light: address('light'), dark: address('dark') },
  };
}

/** Reads theme data field by field. `file` may be used only when there are no problems. */
export function readTheme(data: unknown): { file: ThemeFile; problems: ThemeProblem[] } {
  const reader = new FieldReader();
  const raw = reader.record(data, 'file', FIELDS);
  if (reader.problems.some(({ field }) => field === 'file'))
    return { file: {} as ThemeFile, problems: reader.problems };
  const { name } = raw;
  const isName =
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= LONGEST_NAME &&
    !UNSEEN.test(name);
  if (!isName)
    reader.notify(
      'name',
      `name must be the partner's name, at most ${LONGEST_NAME} characters, without < > or unseen characters; ${quoted(name)}.`,
    );
  const file: ThemeFile = {
    id: reader.matching(
      raw['id'],
      'id',
      ID,
      'small letters, figures and hyphens, a letter first, at most 40',
    ),
    name: isName ? name : '',
    kind: reader.oneOf(raw['kind'], 'kind', ['partner', 'base', 'reader', 'test']),
    scope: reader.oneOf(raw['scope'], 'scope', ['header', 'all']),
    ...(raw['contrast'] === undefined
      ? {}
      : { contrast: reader.oneOf(raw['contrast'], 'contrast', ['standard', 'more']) }),
    input: readInput(reader, raw['input']),
  };
  return { file, problems: reader.problems };
}
