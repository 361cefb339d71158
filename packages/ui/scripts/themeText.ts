import { deliveredFonts } from '../src/theme/deliveredFonts.ts';
import { reportTheme } from '../src/theme/reportContrast.ts';
import type { PairReport, ThemeReport } from '../src/theme/reportContrast.ts';
import type { ThemeFile } from '../src/theme/themeTypes.ts';

const ratio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

function line(pair: PairReport): string {
  const { passes, change } = pair;
  const about = `${pair.foreground} ${pair.foregroundValue} on ${pair.background} ${pair.backgroundValue}`;
  const measured = `${ratio(pair.ratio).padStart(8)}  needs ${pair.minimum}:1`;
  const mended = passes
    ? ''
    : change
      ? `  change ${change.name} to ${change.value} (${ratio(change.ratio)})`
      : '  no lighter or darker value passes: change both colors';
  return `  ${passes ? 'pass' : 'FAIL'}  ${about.padEnd(62)} ${measured}${mended}`;
}

/** Fonts that readers may not have. */
function fontNotes({ input }: ThemeFile): string[] {
  const { text, reading } = deliveredFonts;
  return (
    [
      ['fontText', input.fontText, text],
      ['fontReading', input.fontReading, reading],
    ] as const
  ).flatMap(([field, name, known]) =>
    known.some((font) => font === name)
      ? []
      : [
          `  note  input.${field}: the site does not bring "${name}"; readers without it see a font of their system. It brings ${known.join(', ')}.`,
        ],
  );
}

const count = ({ inputs, pairs }: ThemeReport): number => inputs.length + pairs.length;

/** Returns a theme's summary in one line. */
export function summaryOf(file: ThemeFile, report: ThemeReport): string {
  const fails =
    report.failing === 0
      ? 'all pass'
      : `${report.failing} ${report.failing === 1 ? 'fails' : 'fail'}`;
  return `${file.id} (${file.kind}, scope ${file.scope}): ${count(report)} pairs, ${fails}`;
}

/** Returns every pair of a theme as a table, with the needed changes. */
export function themeText(file: ThemeFile): { text: string; passes: boolean } {
  const report = reportTheme(file.input, file.contrast);
  const scheme = (name: 'light' | 'dark'): string[] =>
    report.pairs.filter((pair) => pair.scheme === name).map(line);
  const failing = [...report.inputs, ...report.pairs].filter(({ passes }) => !passes);
  const text = [
    `${file.name} · ${file.id}.theme.json`,
    '',
    'Inputs that are painted as given (the other inputs are starting points and always fit)',
    ...report.inputs.map(line),
    ...fontNotes(file),
    '',
    'Light',
    ...scheme('light'),
    '',
    'Dark',
    ...scheme('dark'),
    '',
    ...(failing.length === 0 ? [] : ['What to change', ...failing.map(line), '']),
    summaryOf(file, report),
  ].join('\n');
  return { text, passes: report.failing === 0 };
}
