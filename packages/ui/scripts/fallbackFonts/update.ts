import { readFileSync, writeFileSync } from 'node:fs';
import { fallbackCss } from './fallbackCss.ts';

// Writes the faces that replace our fonts for a moment at the end of src/theme/fonts.css.
const file = new URL('../../src/theme/fonts.css', import.meta.url);
const MARK = '/* Generated';
const css = readFileSync(file, 'utf8');
const own = css.includes(MARK) ? css.slice(0, css.indexOf(MARK)) : css;
writeFileSync(file, own + (await fallbackCss()));
