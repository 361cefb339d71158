import type { ContrastLevel } from './themeTypes.ts';

/** The contrast that derivation moves each role to: a little more than its pair needs. */
export interface ContrastAims {
  /** Colored and muted text, and text on fills. */
  text: number;
  secondary: number;
  /** Quiet text on the header's own background. */
  header: number;
  /** Edges of controls and marks. */
  edge: number;
  focus: number;
  chart: number;
  /** Hover and pressed fills under their text. */
  state: number;
  onVip: number;
  /** Rules and edges that carry no meaning alone; 1: as the look draws them. */
  subtle: number;
  line: number;
  disabled: number;
}

/**
 * The aims by level: WCAG AA for everyone; `more` is AAA, for readers who ask for high contrast.
 */
export const contrastAims: Record<ContrastLevel, ContrastAims> = {
  standard: {
    text: 4.6,
    secondary: 6.2,
    header: 4.8,
    edge: 3.05,
    focus: 4.5,
    chart: 3.1,
    state: 4.5,
    onVip: 6,
    subtle: 1,
    line: 1,
    disabled: 1,
  },
  more: {
    text: 7.1,
    secondary: 8.5,
    header: 7.2,
    edge: 4.6,
    focus: 4.6,
    chart: 4.6,
    state: 7.05,
    onVip: 7.1,
    subtle: 3.05,
    line: 4.6,
    disabled: 4.6,
  },
};
