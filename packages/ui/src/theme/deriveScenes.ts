import { ok, until } from './deriveBackgrounds.ts';
import type { Draft, Sources } from './deriveBackgrounds.ts';
import type { ContrastAims } from './contrastAims.ts';
import { hexToOklch } from './oklch.ts';
import type { Oklch } from './oklch.ts';
import type { BrandInput, Scheme } from './themeTypes.ts';

type Tokens = Draft & { [name: string]: string };
/** Below it a color is black, gray or white, and its hue is an accident. */
const GRAY = 0.02;
/** Returns the chroma of a color made from an input's hue: gray inputs make it gray. */
const chroma = (requested: number, of: Oklch): number => (of.c < GRAY ? of.c : requested);
const pick = (t: Tokens, name: string): string => t[name] as string;

/** Derives header, hero, live room and charts: scenes with a background of their own. */
export function deriveScenes(
  { brand: b, accent: a, vip: v }: Sources,
  header: BrandInput['header'],
  scheme: Scheme,
  t: Tokens,
  aims: ContrastAims,
): Draft {
  const d: Draft = {};
  const stage = ok(0.185, Math.min(b.c * 0.3, 0.02), b.h);
  const tile = ok(0.25, Math.min(b.c * 0.35, 0.024), b.h);
  const control = ok(0.3, Math.min(b.c * 0.35, 0.026), b.h);
  const onSurface = header === 'surface';
  Object.assign(
    d,
    onSurface ? surfaceHeader(t, scheme, b) : filledHeader(t, header, scheme, b, aims),
  );
  d['bg-stage'] = stage;
  d['bg-tile'] = tile;
  d['bg-stage-control'] = control;
  d['bg-stage-control-hover'] = ok(0.36, Math.min(b.c * 0.35, 0.028), b.h);
  d['fg-stage'] = '#f3f6f7';
  d['fg-stage-muted'] = until({ l: 0.7, c: 0.014, h: b.h }, [stage, tile, control], aims.text, 1);
  const edge = { l: 0.34, c: Math.min(b.c * 0.35, 0.024), h: b.h };
  d['border-stage'] = until(edge, [stage, tile], aims.subtle, 1);
  d['ring-speaking'] = ok(0.8, chroma(0.13, a), a.h > 20 && a.h < 90 ? 70 : a.h);
  d['bg-leave'] = until({ l: 0.53, c: 0.19, h: 24 }, [d['fg-stage']], aims.text, -1);
  const dark = [stage, tile, control];
  if (!onSurface) dark.push(...['header-bg', 'header-bg-field', 'bg-hero'].map((n) => pick(d, n)));
  d['border-focus-inverse'] = until({ l: 0.86, c: 0.09, h: 230 }, dark, aims.focus, 1);
  d['header-focus'] = onSurface ? pick(t, 'border-focus') : d['border-focus-inverse'];
  d['border-focus-hero'] = d['header-focus'];
  d['header-mark'] = onSurface
    ? pick(t, 'bg-brand')
    : until(hexToOklch(d['ring-speaking']), [pick(d, 'header-bg')], aims.edge, 1);
  const light = scheme === 'light';
  const names = light
    ? ['bg-surface', 'bg-page', 'bg-selected']
    : ['bg-page', 'bg-surface', 'bg-raised', 'bg-selected'];
  const backgrounds = names.map((n) => pick(t, n));
  const direction = light ? -1 : 1;
  d['chart-1'] = pick(t, 'bg-brand');
  d['chart-2'] = until(
    { l: light ? 0.62 : 0.72, c: 0.12, h: 250 },
    backgrounds,
    aims.chart,
    direction,
  );
  d['chart-3'] = until({ l: 0.7, c: chroma(0.11, v), h: v.h }, backgrounds, aims.chart, direction);
  d['chart-4'] = until(
    { l: light ? 0.7 : 0.55, c: 0.012, h: b.h },
    backgrounds,
    aims.chart,
    direction,
  );
  d['chart-5'] = pick(t, 'fg-accent');
  d['bg-live'] = pick(t, 'bg-accent');
  d['fg-on-live'] = pick(t, 'fg-on-accent');
  return d;
}

function surfaceHeader(t: Tokens, scheme: Scheme, b: Oklch): Draft {
  return {
    'header-bg': pick(t, 'bg-surface'),
    'header-fg': pick(t, 'fg-default'),
    'header-fg-muted': pick(t, 'fg-secondary'),
    'header-border': pick(t, 'border-default'),
    'header-bg-field': pick(t, 'bg-sunken'),
    'header-fg-field': pick(t, 'fg-muted'),
    'bg-hero': pick(t, 'bg-brand-soft'),
    'fg-hero': pick(t, 'fg-default'),
    'fg-hero-muted': pick(t, 'fg-secondary'),
    'line-hero': ok(scheme === 'light' ? 0.84 : 0.42, chroma(0.04, b), b.h),
  };
}

function filledHeader(
  t: Tokens,
  header: 'ink' | 'brand',
  scheme: Scheme,
  b: Sources['brand'],
  aims: ContrastAims,
): Draft {
  const ink =
    scheme === 'light' ? pick(t, 'bg-inverse') : ok(0.205, Math.min(b.c * 0.4, 0.026), b.h);
  const fill = scheme === 'light' ? pick(t, 'bg-brand') : ok(0.3, b.c, b.h);
  const background = header === 'ink' ? ink : fill;
  const { l, c, h } = hexToOklch(background);
  // On lighter brand backgrounds the field gets darker instead, so that white text keeps passing.
  const toward = header === 'brand' && l > 0.42 ? -1 : 1;
  const field = ok(l + toward * 0.085, c, h);
  const muted = until({ l: 0.8, c: 0.02, h: b.h }, [background, field], aims.header, 1);
  return {
    'header-bg': background,
    'header-fg': '#ffffff',
    'header-bg-field': field,
    'header-fg-muted': muted,
    'header-fg-field': until({ l: 0.78, c: 0.02, h: b.h }, [field], aims.text, 1),
    'header-border': ok(l + toward * 0.1, c, h),
    'bg-hero': background,
    'fg-hero': '#ffffff',
    'fg-hero-muted': muted,
    'line-hero': ok(l + toward * 0.14, c, h),
  };
}
