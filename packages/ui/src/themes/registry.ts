// Made by `pnpm themes:check` from the theme files in this folder; do not edit.
import type { ThemeFile } from '../theme/themeTypes.ts';

/** A theme file with its logos as addresses that need no request. */
export interface RegisteredTheme extends ThemeFile {
  logo: { light: string; dark: string };
}

// prettier-ignore
export const registry: readonly RegisteredTheme[] = [
  {
    "id": "harbourline-all",
    "name": "Harbourline Securities",
    "kind": "test",
    "scope": "all",
    "input": {
      "brand": "#1d3f94",
      "accent": "#a8620a",
      "neutral": "#8a8781",
      "vip": "#9c7a2b",
      "trendRed": "#cc2936",
      "trendGreen": "#0e7f4f",
      "header": "surface",
      "fontText": "Source Sans 3",
      "fontReading": "Source Serif 4",
      "radius": 2,
      "elevation": "flat",
      "logo": {
        "light": "./harbourline.logo-light.svg",
        "dark": "./harbourline.logo-dark.svg"
      }
    },
    "logo": {
      "light": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20140%2032%22%20role%3D%22img%22%20aria-label%3D%22Harbourline%20Securities%22%3E%3Cpath%20fill%3D%22%231d3f94%22%20d%3D%22M3%203h26v26H3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%23ffffff%22%20stroke-width%3D%222.2%22%20d%3D%22M7%2020.5c3-3%206-3%209%200s6%203%209%200M7%2025c3-3%206-3%209%200s6%203%209%200%22%2F%3E%3Cpath%20fill%3D%22%23ffffff%22%20d%3D%22M14.6%208.5h2.8l1.1%207.2h-5zM14%206h4v1.8h-4z%22%2F%3E%3Ctext%20x%3D%2240%22%20y%3D%2217%22%20font-family%3D%22'Source%20Serif%204%20Variable'%2C'Source%20Serif%204'%2CGeorgia%2Cserif%22%20font-size%3D%2217%22%20font-weight%3D%22600%22%20fill%3D%22%2314224a%22%3EHarbourline%3C%2Ftext%3E%3Ctext%20x%3D%2240%22%20y%3D%2228%22%20font-family%3D%22'Source%20Sans%203%20Variable'%2C'Source%20Sans%203'%2Csans-serif%22%20font-size%3D%229.5%22%20font-weight%3D%22600%22%20letter-spacing%3D%222%22%20fill%3D%22%2314224a%22%3ESECURITIES%3C%2Ftext%3E%3C%2Fsvg%3E",
      "dark": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20140%2032%22%20role%3D%22img%22%20aria-label%3D%22Harbourline%20Securities%22%3E%3Cpath%20fill%3D%22%239db8ff%22%20d%3D%22M3%203h26v26H3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%2310162a%22%20stroke-width%3D%222.2%22%20d%3D%22M7%2020.5c3-3%206-3%209%200s6%203%209%200M7%2025c3-3%206-3%209%200s6%203%209%200%22%2F%3E%3Cpath%20fill%3D%22%2310162a%22%20d%3D%22M14.6%208.5h2.8l1.1%207.2h-5zM14%206h4v1.8h-4z%22%2F%3E%3Ctext%20x%3D%2240%22%20y%3D%2217%22%20font-family%3D%22'Source%20Serif%204%20Variable'%2C'Source%20Serif%204'%2CGeorgia%2Cserif%22%20font-size%3D%2217%22%20font-weight%3D%22600%22%20fill%3D%22%23f2f4fa%22%3EHarbourline%3C%2Ftext%3E%3Ctext%20x%3D%2240%22%20y%3D%2228%22%20font-family%3D%22'Source%20Sans%203%20Variable'%2C'Source%20Sans%203'%2Csans-serif%22%20font-size%3D%229.5%22%20font-weight%3D%22600%22%20letter-spacing%3D%222%22%20fill%3D%22%23f2f4fa%22%3ESECURITIES%3C%2Ftext%3E%3C%2Fsvg%3E"
    }
  },
  {
    "id": "harbourline",
    "name": "Harbourline Securities",
    "kind": "partner",
    "scope": "header",
    "input": {
      "brand": "#1d3f94",
      "accent": "#a8620a",
      "neutral": "#8a8781",
      "vip": "#9c7a2b",
      "trendRed": "#cc2936",
      "trendGreen": "#0e7f4f",
      "header": "surface",
      "fontText": "Source Sans 3",
      "fontReading": "Source Serif 4",
      "radius": 2,
      "elevation": "flat",
      "logo": {
        "light": "./harbourline.logo-light.svg",
        "dark": "./harbourline.logo-dark.svg"
      }
    },
    "logo": {
      "light": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20140%2032%22%20role%3D%22img%22%20aria-label%3D%22Harbourline%20Securities%22%3E%3Cpath%20fill%3D%22%231d3f94%22%20d%3D%22M3%203h26v26H3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%23ffffff%22%20stroke-width%3D%222.2%22%20d%3D%22M7%2020.5c3-3%206-3%209%200s6%203%209%200M7%2025c3-3%206-3%209%200s6%203%209%200%22%2F%3E%3Cpath%20fill%3D%22%23ffffff%22%20d%3D%22M14.6%208.5h2.8l1.1%207.2h-5zM14%206h4v1.8h-4z%22%2F%3E%3Ctext%20x%3D%2240%22%20y%3D%2217%22%20font-family%3D%22'Source%20Serif%204%20Variable'%2C'Source%20Serif%204'%2CGeorgia%2Cserif%22%20font-size%3D%2217%22%20font-weight%3D%22600%22%20fill%3D%22%2314224a%22%3EHarbourline%3C%2Ftext%3E%3Ctext%20x%3D%2240%22%20y%3D%2228%22%20font-family%3D%22'Source%20Sans%203%20Variable'%2C'Source%20Sans%203'%2Csans-serif%22%20font-size%3D%229.5%22%20font-weight%3D%22600%22%20letter-spacing%3D%222%22%20fill%3D%22%2314224a%22%3ESECURITIES%3C%2Ftext%3E%3C%2Fsvg%3E",
      "dark": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20140%2032%22%20role%3D%22img%22%20aria-label%3D%22Harbourline%20Securities%22%3E%3Cpath%20fill%3D%22%239db8ff%22%20d%3D%22M3%203h26v26H3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%2310162a%22%20stroke-width%3D%222.2%22%20d%3D%22M7%2020.5c3-3%206-3%209%200s6%203%209%200M7%2025c3-3%206-3%209%200s6%203%209%200%22%2F%3E%3Cpath%20fill%3D%22%2310162a%22%20d%3D%22M14.6%208.5h2.8l1.1%207.2h-5zM14%206h4v1.8h-4z%22%2F%3E%3Ctext%20x%3D%2240%22%20y%3D%2217%22%20font-family%3D%22'Source%20Serif%204%20Variable'%2C'Source%20Serif%204'%2CGeorgia%2Cserif%22%20font-size%3D%2217%22%20font-weight%3D%22600%22%20fill%3D%22%23f2f4fa%22%3EHarbourline%3C%2Ftext%3E%3Ctext%20x%3D%2240%22%20y%3D%2228%22%20font-family%3D%22'Source%20Sans%203%20Variable'%2C'Source%20Sans%203'%2Csans-serif%22%20font-size%3D%229.5%22%20font-weight%3D%22600%22%20letter-spacing%3D%222%22%20fill%3D%22%23f2f4fa%22%3ESECURITIES%3C%2Ftext%3E%3C%2Fsvg%3E"
    }
  },
  {
    "id": "rostra",
    "name": "Rostra",
    "kind": "base",
    "scope": "all",
    "input": {
      "brand": "#0c5567",
      "accent": "#cf4a12",
      "neutral": "#7d8a8c",
      "vip": "#b08424",
      "trendRed": "#cc2936",
      "trendGreen": "#0e7f4f",
      "header": "ink",
      "fontText": "Hanken Grotesk",
      "fontReading": "Newsreader",
      "radius": 6,
      "elevation": "soft",
      "logo": {
        "light": "./rostra.logo-light.svg",
        "dark": "./rostra.logo-dark.svg"
      }
    },
    "logo": {
      "light": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20124%2032%22%20role%3D%22img%22%20aria-label%3D%22Rostra%22%3E%3Ccircle%20cx%3D%229.5%22%20cy%3D%226%22%20r%3D%224%22%20fill%3D%22%23cb4810%22%2F%3E%3Cpath%20fill%3D%22%230d2a34%22%20d%3D%22M3%2012.5h26.5l-3%204.7H3zM3%2019.7h21.9l-2.6%204H3zM3%2026.2h17.7L18.2%2030H3z%22%2F%3E%3Ctext%20x%3D%2240%22%20y%3D%2224%22%20font-family%3D%22'Hanken%20Grotesk%20Variable'%2C'Hanken%20Grotesk'%2Csans-serif%22%20font-size%3D%2224%22%20font-weight%3D%22700%22%20letter-spacing%3D%22-.5%22%20fill%3D%22%230d2a34%22%3ERostra%3C%2Ftext%3E%3C%2Fsvg%3E",
      "dark": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20124%2032%22%20role%3D%22img%22%20aria-label%3D%22Rostra%22%3E%3Ccircle%20cx%3D%229.5%22%20cy%3D%226%22%20r%3D%224%22%20fill%3D%22%23f2855a%22%2F%3E%3Cpath%20fill%3D%22%23ffffff%22%20d%3D%22M3%2012.5h26.5l-3%204.7H3zM3%2019.7h21.9l-2.6%204H3zM3%2026.2h17.7L18.2%2030H3z%22%2F%3E%3Ctext%20x%3D%2240%22%20y%3D%2224%22%20font-family%3D%22'Hanken%20Grotesk%20Variable'%2C'Hanken%20Grotesk'%2Csans-serif%22%20font-size%3D%2224%22%20font-weight%3D%22700%22%20letter-spacing%3D%22-.5%22%20fill%3D%22%23ffffff%22%3ERostra%3C%2Ftext%3E%3C%2Fsvg%3E"
    }
  }
];
