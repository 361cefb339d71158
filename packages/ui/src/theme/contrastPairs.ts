import { MARK_MINIMUM as MARK, TEXT_MINIMUM as TEXT } from './minimumAt.ts';
import type { ColorToken } from './tokens.ts';

export interface ContrastPair {
  foreground: ColorToken;
  background: ColorToken;
  minimum: number;
}

const backgrounds: ColorToken[] = [
  'bg-neutral',
  'bg-page',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-hover',
  'bg-selected',
  'bg-brand-soft',
];
const onBackgrounds: ColorToken[] = [
  'fg-default',
  'fg-secondary',
  'fg-muted',
  'fg-brand',
  'fg-link',
  'fg-accent',
  'fg-success',
  'fg-warning',
  'fg-danger',
  'fg-info',
  'fg-trend-red',
  'fg-trend-green',
  'fg-vip',
];
const status = ['success', 'warning', 'danger', 'info'] as const;

const declared: [ColorToken, ColorToken[], number][] = [
  ...onBackgrounds.map((fg): [ColorToken, ColorToken[], number] => [fg, backgrounds, TEXT]),
  ['fg-on-brand', ['bg-brand', 'bg-brand-hover', 'bg-brand-pressed'], TEXT],
  ['fg-on-accent', ['bg-accent', 'bg-accent-hover', 'bg-accent-pressed'], TEXT],
  ['fg-on-danger', ['bg-danger-hover', 'bg-danger-pressed'], TEXT],
  ['fg-on-live', ['bg-live'], TEXT],
  ['fg-accent', ['bg-accent-soft'], TEXT],
  [
    'fg-default',
    [
      'bg-accent-soft',
      'bg-vip-soft',
      'bg-success-soft',
      'bg-warning-soft',
      'bg-danger-soft',
      'bg-info-soft',
    ],
    TEXT,
  ],
  ...status.flatMap((s): [ColorToken, ColorToken[], number][] => [
    [`fg-${s}`, [`bg-${s}-soft`], TEXT],
    [`fg-on-${s}`, [`bg-${s}`], TEXT],
  ]),
  ['fg-trend-red', ['bg-trend-red-soft'], TEXT],
  ['fg-trend-green', ['bg-trend-green-soft'], TEXT],
  ['fg-on-vip', ['bg-vip', 'bg-vip-hover', 'bg-vip-pressed', 'bg-vip-soft'], TEXT],
  ['fg-vip', ['bg-vip-soft'], TEXT],
  ['fg-secondary', ['bg-vip-soft', 'bg-trend-red-soft', 'bg-trend-green-soft'], TEXT],
  ['fg-inverse', ['bg-inverse'], TEXT],
  ['header-fg', ['header-bg', 'header-bg-field'], TEXT],
  ['header-fg-muted', ['header-bg', 'header-bg-field'], TEXT],
  ['header-fg-field', ['header-bg-field'], TEXT],
  ['header-mark', ['header-bg'], MARK],
  ['header-focus', ['header-bg', 'header-bg-field'], MARK],
  ['fg-hero', ['bg-hero'], TEXT],
  ['fg-hero-muted', ['bg-hero'], TEXT],
  ['border-focus-hero', ['bg-hero'], MARK],
  [
    'fg-stage',
    ['bg-stage', 'bg-tile', 'bg-stage-control', 'bg-stage-control-hover', 'bg-leave'],
    TEXT,
  ],
  ['fg-stage-muted', ['bg-stage', 'bg-tile', 'bg-stage-control'], TEXT],
  ['border-strong', ['bg-page', 'bg-surface', 'bg-raised', 'bg-sunken'], MARK],
  ['border-focus', backgrounds, MARK],
  ['border-focus-inverse', ['bg-stage', 'bg-tile', 'bg-stage-control'], MARK],
  ['ring-speaking', ['bg-stage', 'bg-tile'], MARK],
  ['bg-stage', ['ring-speaking'], TEXT],
  ['bg-brand', ['bg-page', 'bg-surface'], MARK],
  ...([1, 2, 3, 4, 5] as const).map((n): [ColorToken, ColorToken[], number] => [
    `chart-${n}`,
    ['bg-page', 'bg-surface', 'bg-selected'],
    MARK,
  ]),
];

/** Every pair that a component paints. A component that paints a new pair adds it here. */
export const contrastPairs: ContrastPair[] = declared.flatMap(([foreground, surfaces, minimum]) =>
  surfaces.map((background) => ({ foreground, background, minimum })),
);
