import { describe, expect, it } from 'vitest';
import { logoProblems } from './logoProblems.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const PATH = '<path d="M0 0h8"/>';
const drawn = (inside: string, tag = `<svg ${XMLNS} viewBox="0 0 120 32">`): string =>
  `${tag}${inside}</svg>`;
const sentencesOf = (svg: string): string[] =>
  logoProblems(svg, 'Logo').map(({ sentence }) => sentence);

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
  ['an animation', drawn('<set attributeName="href" to="https://evil.test"/>'), /moves by itself/],
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
  it.each(exported)('accepts a logo with the markup of %s', (_name, svg) => {
    expect(sentencesOf(svg)).toEqual([]);
    expect(sentencesOf(`\uFEFF${svg}`)).toEqual([]);
  });

  it.each(refused)('refuses a drawing with %s', (_name, svg, sentence) => {
    expect(sentencesOf(svg)).toContainEqual(expect.stringMatching(sentence));
  });

  it.each(['<svg ', '<a b="c" ', '<!--', '&', '<a '])(
    'refuses thousands of repeated %s',
    (part) => {
      expect(sentencesOf(drawn(part.repeat(2000)))).not.toEqual([]);
    },
  );

  it.each(['iframe', 'embed', 'object', 'audio', 'video', 'canvas', 'foreignObject'])(
    'refuses <%s> as an embedded page',
    (tag) => {
      expect(sentencesOf(drawn(`<${tag}/>`))).toEqual([
        'Logo holds a page inside; export it as a plain drawing.',
      ]);
    },
  );

  it.each(['set', 'animate', 'animateMotion', 'animateTransform', 'animateColor'])(
    'refuses <%s> as animated',
    (tag) => {
      expect(sentencesOf(drawn(`<${tag}/>`))).toEqual([
        'Logo moves by itself; export it as a still drawing.',
      ]);
    },
  );

  it.each(['image', 'feImage'])('refuses <%s> as a bitmap', (tag) => {
    expect(sentencesOf(drawn(`<${tag}/>`))).toEqual([
      'Logo holds a picture made of pixels; draw it as shapes.',
    ]);
  });

  const exact: [string, string, string][] = [
    ['a script', '<script/>', 'holds a script; export it as a plain drawing'],
    [
      'text',
      '<text/>',
      'holds text, which is drawn in another font elsewhere; turn it into outlines',
    ],
    ...['<a href="/x"/>', '<a src="x#y"/>', '<a style="background:image-set(x)"/>'].map(
      (inside): [string, string, string] => [
        inside,
        inside,
        'loads another file; put all shapes into the drawing, with text turned into outlines',
      ],
    ),
  ];
  it.each(exact)('explains how to fix a logo with %s', (_name, inside, sentence) => {
    expect(sentencesOf(drawn(inside))).toEqual([`Logo ${sentence}.`]);
  });

  it.each([
    '<a href=" #b"/>',
    '<a src="#b"/>',
    '<path style="fill:url(#g)"/>',
    "<path style='fill:url( &quot;#g&quot; )'/>",
    '<path class="on-brand" data-on="x"/>',
    '<textPath/>',
    '<![CDATA[plain]]>',
    '<!-- <script> -->',
    '<title>A &#65; &#x41; &lt; &gt; &apos; &quot;</title>',
  ])('accepts %s', (inside) => {
    expect(sentencesOf(drawn(inside))).toEqual([]);
  });

  it.each([
    ['<![CDATA[@import "x"]]>', /loads another file/],
    ['<style>.a{fill:url(&quot;//evil.test&quot;)}</style>', /loads another file/],
    ['<style>URL(//evil.test)</style>', /loads another file/],
    ['<a href="JavaScript:x()"/>', /holds a script/],
    ['<a ONCLICK="x()"/>', /holds a script/],
    ['<a href="&#x6A;avascript:x()"/>', /holds a script/],
    ['<a href="&#x6a;avascript:x()"/>', /holds a script/],
    ['<a href="&quot;java&#115;cript:x()"/>', /holds a script/],
    ['<title a="&nbsp;"/>', /a has an & that stands alone/],
    ['<title>&#12345678;</title>', /an & stands alone/],
    ['<p:g/>', /p:g has a prefix that nothing declares/],
    ['</g>', /<\/g> ends no open tag/],
    ['<g></p>', /<\/p> ends no open tag/],
  ])('refuses the markup %s', (inside, sentence) => {
    expect(sentencesOf(drawn(inside))).toContainEqual(expect.stringMatching(sentence));
  });

  it('reads an entity beyond the last character as none', () => {
    expect(sentencesOf(drawn('<title>&#9999999;</title>'))).toEqual([]);
    expect(sentencesOf(drawn('<a href="&#x10ffff;#b"/>'))).toHaveLength(1);
  });

  it('accepts declared prefixes and spaces around tags and values', () => {
    expect(sentencesOf(drawn('<p:g xmlns:p="x"></p:g >'))).toEqual([]);
    expect(sentencesOf(drawn('<g xml:space="preserve" ><path\n d = "M0"\t/></g>'))).toEqual([]);
  });

  it('has one svg tag of its own and no text beside it', () => {
    expect(sentencesOf(`x${drawn(PATH)}`)).toContainEqual(
      expect.stringMatching(/text stands outside the svg tag/),
    );
    expect(sentencesOf(`${drawn(PATH)}x`)).toContainEqual(
      expect.stringMatching(/text stands outside the svg tag/),
    );
    expect(sentencesOf(`<g ${XMLNS} viewBox="0 0 8 8"/>`)).toEqual([
      'Logo is no SVG drawing; save it as plain SVG.',
    ]);
    expect(sentencesOf(`<svg ${XMLNS} viewBox="0 0 8 8"/>`)).toEqual([]);
  });

  it('reports the first reason why it can’t be drawn, once', () => {
    expect(sentencesOf(drawn('<a b="1" b="2"/><c d="1" d="2"/>'))).toEqual([
      'Logo cannot be drawn: b stands twice in one tag; export it anew as plain SVG.',
    ]);
    expect(sentencesOf(drawn('<script/><script/>'))).toHaveLength(1);
  });

  it('shows thirty characters of a broken tag', () => {
    expect(sentencesOf(drawn(`<path d=${'x'.repeat(60)}>`))).toContain(
      `Logo cannot be drawn: a tag is broken at “<path d=${'x'.repeat(22)}”; export it anew as plain SVG.`,
    );
  });

  it.each([
    ['<!DOCTYPE svg>', false],
    ['<!doctype svg>', false],
    ['<!ENTITY x "y">', false],
    ['<?xml-stylesheet href="x"?>', false],
    ['<?xml version="1.0"?>', true],
  ])('checks the beginning %s: %s', (head, isTaken) => {
    const sentences = sentencesOf(`${head}${drawn(PATH)}`);
    expect(sentences).toEqual(
      isTaken ? [] : ['Logo begins with a document type or a style sheet; take those lines out.'],
    );
  });

  it('has at most 20,000 characters, spaces around it not counted', () => {
    const frame = drawn('<path d=""/>').length;
    const of = (length: number) => drawn(`<path d="${'M'.repeat(length - frame)}"/>`);
    expect(sentencesOf(`\n${of(20_000)}\n`)).toEqual([]);
    expect(sentencesOf(of(20_001))).toEqual([
      'Logo has 20001 characters, at most 20000 are taken; simplify it.',
    ]);
  });

  it('repeats shapes sixteen times at most', () => {
    expect(sentencesOf(drawn('<use href="#a"/>'.repeat(16)))).toEqual([]);
    expect(sentencesOf(drawn('<use href="#a"/>'.repeat(17)))).toEqual([
      'Logo repeats shapes by <use> more than 16 times; expand them into paths.',
    ]);
  });

  const NUMBERS = /has a viewBox that is not four numbers/;
  const SHAPE = /a header takes drawings from half as wide as high to 8 times as wide/;
  it.each([
    ['0 0 80 10', undefined],
    ['0 0 81 10', SHAPE],
    ['0 0 5 10', undefined],
    ['0 0 4 10', SHAPE],
    [' 0, 0 8,8 ', undefined],
    ['0 0 8', NUMBERS],
    ['0 0 8 8 8', NUMBERS],
    ['0 0 8 -8', NUMBERS],
    ['0 0 -8 8', NUMBERS],
    ['0 0 -8 -8', NUMBERS],
    ['0 0 8 0', NUMBERS],
    ['0 0 0 8', NUMBERS],
    ['0 0 Infinity 8', NUMBERS],
    ['0 0 8 Infinity', SHAPE],
  ])('checks the fit of the viewBox %j in a header: %s', (box, fault) => {
    const sentences = sentencesOf(drawn(PATH, `<svg ${XMLNS} viewBox="${box}">`));
    expect(sentences).toEqual(fault === undefined ? [] : [expect.stringMatching(fault) as string]);
  });

  it('names the viewBox that is missing, wrong or too long', () => {
    const of = (box: string) => sentencesOf(drawn(PATH, `<svg ${XMLNS} ${box}>`));
    expect(of('')).toEqual(['Logo has no viewBox, so it cannot be sized; export it with one.']);
    expect(of('viewBox="0 0 8"')).toEqual([
      'Logo has a viewBox that is not four numbers with a width and a height; export it anew.',
    ]);
    expect(of('viewBox="0 0 90 10"')).toEqual([
      'Logo is 90 wide and 10 high; a header takes drawings from half as wide as high to 8 times as wide.',
    ]);
  });

  it('names its field', () => {
    expect(logoProblems('PNG', 'input.logo.dark')).toEqual([
      {
        field: 'input.logo.dark',
        sentence: 'input.logo.dark is no SVG drawing; save it as plain SVG.',
      },
    ]);
  });
});
