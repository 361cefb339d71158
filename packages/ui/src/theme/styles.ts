import { style } from '@vanilla-extract/css';
import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

type Part = StyleRule | string;

const layered = (rule: Part): Part =>
  typeof rule === 'string' ? rule : { '@layer': { [layers.components]: rule } };

/** Returns a class whose rule is in the layer ui.components. */
export function css(rule: StyleRule): string {
  return style(layered(rule) as ComplexStyleRule);
}

interface Options<V extends Record<string, Record<string, Part>>> {
  base?: Part;
  variants: V;
  compoundVariants?: { variants: { [K in keyof V]?: Choice<V[K]> }; style: Part }[];
  defaultVariants?: { [K in keyof V]?: Choice<V[K]> };
}

type Choice<G> = Flag<keyof G>;
type Flag<K> = K extends 'true' | 'false' ? boolean : K;

/** Returns a recipe of vanilla-extract with all its rules in the layer ui.components. */
export function recipe<V extends Record<string, Record<string, Part>>>(
  options: Options<V>,
): (choice?: { [K in keyof V]?: Choice<V[K]> | undefined }) => string {
  const variants = Object.fromEntries(
    Object.entries(options.variants).map(([name, group]) => [
      name,
      Object.fromEntries(Object.entries(group).map(([key, rule]) => [key, layered(rule)])),
    ]),
  );
  return plainRecipe({
    base: layered(options.base ?? {}),
    variants,
    compoundVariants: (options.compoundVariants ?? []).map((entry) => ({
      variants: entry.variants as never,
      style: layered(entry.style),
    })),
    defaultVariants: (options.defaultVariants ?? {}) as never,
  }) as never;
}

/** The focus ring of React Aria's `data-focus-visible`, drawn outside the edge. */
export const focusRing: StyleRule = {
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${vars.color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
  },
};

/**
 * An edge where the system forces its own colors: a background alone is invisible there. Takes no
 * space.
 */
export const forcedEdge: StyleRule = {
  outline: `${vars.border.thin} solid transparent`,
  outlineOffset: '-1px',
};

/**
 * A row that scrolls sideways brings the focused item to its middle. Without it, browsers leave an
 * item cut of which 32 px are visible.
 */
export const focusInMiddle: StyleRule = { scrollPaddingInline: '50%' };

const focused = '&[data-focus-visible], &:focus-visible';

/** Adds the ring to a rule that has selectors of its own; one that moves the ring keeps it. */
export function withFocusRing(rule: StyleRule): StyleRule {
  const ring = { ...focusRing.selectors?.[focused], ...rule.selectors?.[focused] };
  return {
    ...focusRing,
    ...rule,
    selectors: { ...focusRing.selectors, ...rule.selectors, [focused]: ring },
  };
}

/** Hover and press. */
export function transition(...properties: string[]): StyleRule {
  const quick = `${vars.motion.duration.quick} ${vars.motion.easing.out}`;
  return { transition: properties.map((property) => `${property} ${quick}`).join(', ') };
}

/** Size and line height of a type step. */
export function type(step: keyof typeof vars.font.size): StyleRule {
  return { fontSize: vars.font.size[step], lineHeight: vars.line.height[step] };
}
