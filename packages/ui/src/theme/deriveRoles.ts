import { ok, until } from './deriveBackgrounds.ts';
import type { ContrastAims } from './contrastAims.ts';
import type { Draft, Sources } from './deriveBackgrounds.ts';
import { contrast, hexToOklch, oklchToHex } from './oklch.ts';
import type { Oklch } from './oklch.ts';
import type { Scheme } from './themeTypes.ts';

/** Status hues are ours: a partner cannot change what success or danger looks like. */
const STATUS: Record<string, Oklch> = {
  success: { l: 0.5, c: 0.11, h: 158 },
  warning: { l: 0.55, c: 0.11, h: 75 },
  danger: { l: 0.53, c: 0.18, h: 22 },
  info: { l: 0.5, c: 0.12, h: 250 },
};

/**
 * Derives a filled role's hover or pressed background: moves by `by`, then away from its text until
 * it passes.
 */
function moved(fill: string, by: number, text: string, aim: number): string {
  const { l, c, h } = hexToOklch(fill);
  const away = hexToOklch(text).l > l ? -1 : 1;
  let color = ok(l + by, c, h);
  for (let extra = 0.01; contrast(color, text) < aim && extra < 0.4; extra += 0.01)
    color = ok(l + by + away * extra, c, h);
  return color;
}

/** Derives brand, accent, status, trend and VIP roles on the given backgrounds. */
export function deriveRoles(
  s: Sources,
  scheme: Scheme,
  backgrounds: string[],
  aims: ContrastAims,
): Draft {
  const roles =
    scheme === 'light' ? lightRoles(s, backgrounds, aims) : darkRoles(s, backgrounds, aims);
  return { ...roles, ...states(roles, scheme, aims) };
}

function states(t: Draft, scheme: Scheme, { state }: ContrastAims): Draft {
  const draft: Draft = {};
  for (const role of ['accent', 'danger', 'vip']) {
    const fill = t[`bg-${role}`] as string;
    const text = t[`fg-on-${role}`] as string;
    // VIP light and all dark fills are pale backgrounds with dark text, except VIP dark.
    const down = scheme === 'light' ? -1 : 1;
    const pressed = role === 'vip' || scheme === 'light' ? down * 2 : -1.2;
    const step = role === 'vip' ? 0.025 : 0.05;
    draft[`bg-${role}-hover`] = moved(fill, down * step, text, state);
    draft[`bg-${role}-pressed`] = moved(fill, pressed * step, text, state);
  }
  return draft;
}

function lightRoles(
  { brand: b, accent: a, vip: v, red, green }: Sources,
  backgrounds: string[],
  { text, onVip, focus }: ContrastAims,
): Draft {
  const white = ['#ffffff'];
  const t: Draft = {};
  t['bg-brand'] = until(b, white, text, -1);
  const fill = hexToOklch(t['bg-brand']);
  t['bg-brand-hover'] = oklchToHex({ ...fill, l: fill.l - 0.055 });
  t['bg-brand-pressed'] = oklchToHex({ ...fill, l: fill.l - 0.1 });
  t['fg-on-brand'] = '#ffffff';
  t['fg-brand'] = until(b, backgrounds, text, -1);
  t['fg-link'] = t['fg-brand'];
  t['bg-accent'] = until(a, white, text, -1);
  t['fg-on-accent'] = '#ffffff';
  t['bg-accent-soft'] = ok(0.952, 0.03, a.h + 18);
  t['fg-accent'] = until(a, [...backgrounds, t['bg-accent-soft']], text, -1);
  for (const [role, source] of Object.entries(STATUS)) {
    const soft = ok(0.952, 0.03, source.h);
    t[`bg-${role}-soft`] = soft;
    t[`fg-${role}`] = until(source, [...backgrounds, soft], text, -1);
    t[`bg-${role}`] = until(source, white, text, -1);
    t[`fg-on-${role}`] = '#ffffff';
  }
  for (const [name, source] of [
    ['red', red],
    ['green', green],
  ] as const) {
    const soft = ok(0.953, 0.028, source.h);
    t[`bg-trend-${name}-soft`] = soft;
    t[`fg-trend-${name}`] = until(source, [...backgrounds, soft], text, -1);
  }
  t['bg-vip'] = ok(0.918, 0.062, v.h + 8);
  t['bg-vip-soft'] = ok(0.968, 0.026, v.h + 8);
  t['border-vip'] = ok(0.77, 0.1, v.h + 4);
  const vipBackgrounds = [...backgrounds, t['bg-vip-soft']];
  t['fg-vip'] = until({ l: 0.5, c: Math.min(v.c, 0.1), h: v.h }, vipBackgrounds, text, -1);
  t['fg-on-vip'] = until({ l: 0.42, c: 0.07, h: v.h }, [t['bg-vip'], t['bg-vip-soft']], onVip, -1);
  t['border-focus'] = until({ l: 0.56, c: 0.17, h: 255 }, vipBackgrounds, focus, -1);
  return t;
}

function darkRoles(
  { brand: b, accent: a, vip: v, red, green }: Sources,
  backgrounds: string[],
  { text, onVip, focus }: ContrastAims,
): Draft {
  const t: Draft = {};
  const chroma = Math.min(b.c * 1.15, 0.11);
  const onBrand = ok(0.2, 0.03, b.h);
  t['fg-on-brand'] = onBrand;
  t['bg-brand'] = until({ l: 0.77, c: chroma, h: b.h }, [onBrand], text, 1);
  t['bg-brand-hover'] = ok(0.82, Math.min(b.c * 1.1, 0.1), b.h);
  t['bg-brand-pressed'] = until({ l: 0.7, c: chroma, h: b.h }, [onBrand], text, 1);
  t['fg-brand'] = until({ l: 0.76, c: chroma, h: b.h }, backgrounds, text, 1);
  t['fg-link'] = t['fg-brand'];
  const ink = ok(0.2, Math.min(b.c * 0.6, 0.03), b.h);
  t['bg-accent'] = until({ l: 0.72, c: a.c, h: a.h }, [ink], text, 1);
  t['fg-on-accent'] = ok(0.19, 0.03, a.h);
  t['bg-accent-soft'] = ok(0.29, 0.04, a.h + 12);
  const accentBackgrounds = [...backgrounds, t['bg-accent-soft']];
  t['fg-accent'] = until({ l: 0.74, c: a.c * 0.85, h: a.h }, accentBackgrounds, text, 1);
  for (const [role, source] of Object.entries(STATUS)) {
    const soft = ok(0.285, 0.04, source.h);
    t[`bg-${role}-soft`] = soft;
    t[`fg-${role}`] = until(
      { l: 0.76, c: source.c * 0.9, h: source.h },
      [...backgrounds, soft],
      text,
      1,
    );
    const onRole = ok(0.18, 0.03, source.h);
    t[`fg-on-${role}`] = onRole;
    t[`bg-${role}`] = until({ l: 0.74, c: source.c, h: source.h }, [onRole], text, 1);
  }
  for (const [name, source, l, more] of [
    ['red', red, 0.71, 0.85],
    ['green', green, 0.74, 1.15],
  ] as const) {
    const soft = ok(0.285, 0.045, source.h);
    t[`bg-trend-${name}-soft`] = soft;
    t[`fg-trend-${name}`] = until(
      { l, c: source.c * more, h: source.h },
      [...backgrounds, soft],
      text,
      1,
    );
  }
  t['bg-vip'] = ok(0.33, 0.05, v.h);
  t['bg-vip-soft'] = ok(0.265, 0.026, v.h);
  t['border-vip'] = ok(0.48, 0.07, v.h);
  t['fg-vip'] = until({ l: 0.8, c: 0.1, h: v.h }, [...backgrounds, t['bg-vip-soft']], text, 1);
  t['fg-on-vip'] = until({ l: 0.88, c: 0.08, h: v.h }, [t['bg-vip']], onVip, 1);
  t['border-focus'] = until({ l: 0.74, c: 0.13, h: 250 }, backgrounds, focus, 1);
  return t;
}
