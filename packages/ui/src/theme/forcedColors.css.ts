import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/**
 * When the reader's system forces its own colors, backgrounds and shadows are dropped. States that
 * we show by a background alone (selected, on, progress) get system colors here.
 */
const forced = (selector: string, rule: Rule): void =>
  globalStyle(selector, {
    '@layer': { [layers.forced]: { '@media': { [media.forcedColors]: rule } } },
  });

/** The selected one of several, or a pressed button. */
const chosen = [
  '[aria-pressed="true"]',
  '[role="option"][aria-selected="true"]',
  // A control that marks its choice itself, by its dot or its edge, needs no background.
  'label[data-selected]:not([data-marks-itself]):has(input[type="radio"])',
  // Where one is among pages, steps and rows; links in bars have a line of their own.
  'button[aria-current="page"]',
  '[aria-current="step"]',
  '[aria-current="true"]',
].join(', ');
forced(`:is(${chosen})`, {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
  borderColor: 'Highlight',
});
forced(`:is(${chosen}) *`, {
  background: 'transparent',
  color: 'HighlightText',
  borderColor: 'HighlightText',
});

/** Chosen, and cannot be changed now. */
const chosenForGood = `:is(${chosen}):is([data-disabled], [aria-disabled="true"], :disabled)`;
forced(chosenForGood, { background: 'GrayText', color: 'Canvas', borderColor: 'GrayText' });
forced(`${chosenForGood} *`, { color: 'Canvas', borderColor: 'Canvas' });

/** The bar under or beside the reader's current position. */
forced('[aria-current]::before, :is([aria-current], [role="tab"][aria-selected="true"])::after', {
  forcedColorAdjust: 'none',
  background: 'Highlight',
});

/** Switches: the track has an edge, the knob the text's color. */
forced('label:has(input[role="switch"]) > :has(> :only-child:empty)', {
  outline: `${vars.border.thin} solid ButtonText`,
});
forced('label:has(input[role="switch"]) > * > :only-child:empty', {
  forcedColorAdjust: 'none',
  background: 'ButtonText',
});
forced('label[data-selected]:has(input[role="switch"]) > :has(> :only-child:empty)', {
  forcedColorAdjust: 'none',
  background: 'Highlight',
});
forced('label[data-selected]:has(input[role="switch"]) > * > :only-child:empty', {
  background: 'HighlightText',
});

/** How far a thing is. */
forced('[role="progressbar"] > :last-child', {
  outline: `${vars.border.thin} solid CanvasText`,
});
forced('[role="progressbar"] > :last-child > *', {
  forcedColorAdjust: 'none',
  background: 'Highlight',
});

/** How loud it is. */
forced('[role="meter"] > *', { borderColor: 'CanvasText' });
forced('[role="meter"] > [data-lit]', { forcedColorAdjust: 'none', background: 'Highlight' });

/** Dividers are painted as backgrounds. */
forced('hr, hr::before', { forcedColorAdjust: 'none', background: 'CanvasText' });

/** Disabled controls, also without a native disabled state. */
forced(':is([data-disabled], [aria-disabled="true"], :disabled)', {
  color: 'GrayText',
  borderColor: 'GrayText',
});

/** A logo is drawn for its own background. */
forced('header a:has(> img)', {
  forcedColorAdjust: 'none',
  background: vars.color.headerBg,
});
