import { describe, expect, it } from 'vitest';
import { logoProblems } from './logoProblems.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const PATH = '<path d="M0 0h8"/>';
const drawn = (inside: string, tag = `<svg ${XMLNS} viewBox="0 0 120 32">`): string =>
  `${tag}${inside}</svg>`;
const told = (svg: string): string[] => logoProblems(svg, 'Logo').map(({ sentence }) => sentence);

/** As drawing programs save them. */
const exported: [string, string][] = [
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In -->
<svg version="1.1" id="Layer_1" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 120 32" style="enable-background:new 0 0 120 32;" xml:space="preserve">
<style type="text/css">.st0{fill:url(#g);}</style>
<linearGradient id="g"><stop offset="0" style="stop-color:#FFCC00"/></linearGradient>
<circle class="st0" cx="16" cy="16" r="14"/></svg>
`,
  ],
  [
    'Inkscape',
    `<?xml version="1.0"?><!-- Created with Inkscape --><svg ${XMLNS} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="120" viewBox="0,0,120,32"><sodipodi:namedview pagecolor='#fff'/><path d="M0 0h8" style="fill:url('#g')"/></svg>`,
  ],
  [
    'Sketch',
    drawn(
      '<defs><path id="a" d="M0 0h8"/></defs><use xlink:href="#a"/><title>A &amp; B</title>',
      `<svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 32">`,
    ),
  ],
  ['a name with an apostrophe', drawn(PATH, `<svg ${XMLNS} aria-label="Men's" viewBox="0 0 8 8">`)],
];

const refused: [string, string, RegExp][] = [
  ['no drawing', 'PNG', /is no SVG drawing/],
  ['a page', '<html><svg></svg></html>', /is no SVG drawing/],
  ['a script', drawn('<script>1</script>'), /holds a script/],
  [
    'a script under another prefix',
    drawn('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
    /holds a script/,
  ],
  ['a handler', drawn('<path onload="x()"/>'), /holds a script/],
  ['an address that runs', drawn('<a href="java&#115;cript:x()"/>'), /holds a script/],
  ['a page inside', drawn('<foreignObject/>'), /holds a page/],
  ['a picture', drawn('<image href="data:image/png;base64,AA"/>'), /made of pixels/],
  ['another file', drawn('<use href="https://evil.test/a.svg#b"/>'), /loads another file/],
  ['another file by entity', drawn('<use href="&#104;ttps://evil.test"/>'), /loads another file/],
  ['a style that loads', drawn('<style>@import "x"</style>'), /loads another file/],
  ['a ground that loads', drawn('<path style="fill:url( //evil.test)"/>'), /loads another file/],
  ['an escaped style', drawn('<style>.a{fill:u\\72l(//evil.test)}</style>'), /loads another file/],
  ['what moves', drawn('<set attributeName="href" to="https://evil.test"/>'), /moves by itself/],
  ['text', drawn('<text>Kestrel</text>'), /holds text/],
  ['copies of copies', drawn('<use href="#a"/>'.repeat(17)), /more than 16 times/],
  ['very much', drawn(`<path d="${'M0 0'.repeat(6000)}"/>`), /at most 20000/],
  ['a document type', `<!DOCTYPE svg>${drawn(PATH)}`, /document type/],
  ['no viewBox', drawn(PATH, `<svg ${XMLNS}>`), /has no viewBox/],
  ['a viewBox without area', drawn(PATH, `<svg ${XMLNS} viewBox="0 0 0 0">`), /not four numbers/],
  ['a viewBox of words', drawn(PATH, `<svg ${XMLNS} viewBox="0 0 a b">`), /not four numbers/],
  ['a strip', drawn(PATH, `<svg ${XMLNS} viewBox="0 0 3000 32">`), /3000 wide and 32 high/],
  ['a tower', drawn(PATH, `<svg ${XMLNS} viewBox="0 0 32 900">`), /32 wide and 900 high/],
  ['no namespace', drawn(PATH, '<svg viewBox="0 0 8 8">'), /lacks xmlns=/],
  ['a tag that is not ended', drawn('<g>'), /ends no open tag/],
  ['no end', drawn('').replace('</svg>', ''), /<svg> is never ended/],
  ['a value without quotes', drawn('<path d=M0/>'), /a tag is broken at “<path d=M0/],
  ['a value twice', drawn('<path d="M0" d="M1"/>'), /d stands twice/],
  ['a prefix that nothing declares', drawn('<use xlink:href="#a"/>'), /nothing declares/],
  ['an entity of web pages', drawn('<title>A&nbsp;B</title>'), /& stands alone/],
  ['something after it', `${drawn(PATH)}<svg/>`, /follows the svg tag/],
];

describe('a logo', () => {
  it.each(exported)('as %s has it is taken', (_name, svg) => {
    expect(told(svg)).toEqual([]);
    expect(told(`\uFEFF${svg}`)).toEqual([]);
  });

  it.each(refused)('with %s is refused', (_name, svg, sentence) => {
    expect(told(svg)).toContainEqual(expect.stringMatching(sentence));
  });

  it.each(['<svg ', '<a b="c" ', '<!--', '&', '<a '])('made of %s, to keep us busy', (part) => {
    expect(told(drawn(part.repeat(2000)))).not.toEqual([]);
  });
});
