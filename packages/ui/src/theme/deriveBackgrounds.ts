import type { ContrastAims } from './contrastAims.ts';
import { contrast, oklchToHex } from './oklch.ts';
import type { Oklch } from './oklch.ts';
import type { Scheme } from './themeTypes.ts';

/** The brand colors as OKLCH. */
export interface Sources {
  brand: Oklch;
  accent: Oklch;
  neutral: Oklch;
  vip: Oklch;
  red: Oklch;
  green: Oklch;
}

/** Tokens under construction. */
export type Draft = Record<string, string>;

/** Returns a color by lightness, chroma and hue. */
export const ok = (l: number, c: number, h: number): string => oklchToHex({ l, c, h });

const STEP = 0.005;

/**
 * Moves the lightness away from the backgrounds, in steps, until the color passes on each of them.
 * `min` is a WCAG contrast; `direction` is -1 (darker) or 1 (lighter).
 */
export function until(start: Oklch, backgrounds: string[], min: number, direction: -1 | 1): string {
  let { l } = start;
  let color = oklchToHex(start);
  while (
    backgrounds.some((background) => contrast(color, background) < min) &&
    l > 0.02 &&
    l < 0.995
  ) {
    l += direction * STEP;
    color = oklchToHex({ ...start, l });
  }
  return color;
}

/** Derives page, surfaces, text and borders, and the backgrounds that colored text must pass on. */
export function deriveBackgrounds(s: Sources, scheme: Scheme, aims: ContrastAims): Grounds {
  return scheme === 'light' ? lightBackgrounds(s, aims) : darkBackgrounds(s, aims);
}

interface Grounds {
  draft: Draft;
  backgrounds: string[];
}

function lightBackgrounds({ brand: b, neutral: n }: Sources, aims: ContrastAims): Grounds {
  const soft = ok(0.945, Math.min(b.c * 0.3, 0.028), b.h);
  const page = ok(0.972, n.c * 0.2, n.h);
  const sunken = ok(0.945, n.c * 0.35, n.h);
  const hover = ok(0.962, n.c * 0.3, n.h);
  const neutral = ok(0.935, n.c * 0.4, n.h);
  const backgrounds = [page, '#ffffff', sunken, hover, neutral, soft];
  const edges = { l: 0.68, c: n.c, h: n.h };
  return {
    backgrounds,
    draft: {
      'bg-page': page,
      'bg-surface': '#ffffff',
      'bg-raised': '#ffffff',
      'bg-sunken': sunken,
      'bg-hover': hover,
      'bg-neutral': neutral,
      'bg-brand-soft': soft,
      'bg-selected': soft,
      'border-subtle': until({ l: 0.918, c: n.c * 0.4, h: n.h }, [sunken], aims.subtle, -1),
      'border-default': until({ l: 0.865, c: n.c * 0.55, h: n.h }, [sunken], aims.line, -1),
      'border-strong': until(edges, [page, '#ffffff', sunken], aims.edge, -1),
      'fg-default': ok(0.24, Math.min(b.c * 0.4, 0.03), b.h),
      'fg-secondary': until(
        { l: 0.46, c: Math.min(b.c * 0.3, 0.022), h: b.h },
        backgrounds,
        aims.secondary,
        -1,
      ),
      'fg-muted': until(
        { l: 0.58, c: Math.min(b.c * 0.25, 0.018), h: b.h },
        backgrounds,
        aims.text,
        -1,
      ),
      'fg-disabled': until({ l: 0.7, c: n.c * 0.6, h: n.h }, backgrounds, aims.disabled, -1),
      'bg-inverse': ok(0.27, Math.min(b.c, 0.05), b.h),
      'fg-inverse': '#ffffff',
      'bg-scrim': '#0a1418',
    },
  };
}

function darkBackgrounds({ brand: b }: Sources, aims: ContrastAims): Grounds {
  const c = Math.min(b.c * 0.22, 0.016);
  const page = ok(0.182, c, b.h);
  const surface = ok(0.218, c * 1.05, b.h);
  const raised = ok(0.256, c * 1.15, b.h);
  const sunken = ok(0.155, c, b.h);
  const hover = ok(0.245, c * 1.1, b.h);
  const neutral = ok(0.29, c * 1.2, b.h);
  const soft = ok(0.285, Math.min(b.c * 0.55, 0.04), b.h);
  const backgrounds = [page, surface, raised, sunken, hover, soft, neutral];
  return {
    backgrounds,
    draft: {
      'bg-page': page,
      'bg-surface': surface,
      'bg-raised': raised,
      'bg-sunken': sunken,
      'bg-hover': hover,
      'bg-neutral': neutral,
      'bg-brand-soft': soft,
      'bg-selected': soft,
      'border-subtle': until({ l: 0.285, c: c * 1.1, h: b.h }, [raised], aims.subtle, 1),
      'border-default': until({ l: 0.345, c: c * 1.2, h: b.h }, [raised], aims.line, 1),
      'border-strong': until({ l: 0.5, c: c * 1.3, h: b.h }, backgrounds.slice(0, 5), aims.edge, 1),
      'fg-default': ok(0.94, 0.006, b.h),
      'fg-secondary': until({ l: 0.76, c: 0.012, h: b.h }, backgrounds, aims.secondary, 1),
      'fg-muted': until({ l: 0.62, c: 0.014, h: b.h }, backgrounds, aims.text, 1),
      'fg-disabled': until({ l: 0.48, c: 0.012, h: b.h }, backgrounds, aims.disabled, 1),
      'bg-inverse': ok(0.3, c * 1.3, b.h),
      'fg-inverse': '#ffffff',
      'bg-scrim': '#04090b',
    },
  };
}
