import type { RichBlock, RichTopBlock } from '@rostra/contract';
import { richDocument } from '@rostra/contract/schemas';
import { describe, expect, it } from 'vitest';
import {
  bulletList,
  document,
  heading,
  paragraph,
  paywall,
  quote,
  table,
  text,
} from './builders.ts';
import { imageSources } from './imageSources.ts';
import { measureText } from './measureText.ts';
import { excerpt, plainText } from './plainText.ts';
import { renderHtml } from './renderHtml.ts';
import { sanitize } from './sanitize.ts';
import { splitAtPaywall } from './splitAtPaywall.ts';

const sample = document(
  heading('供需'),
  paragraph('公司 ', text('产能', 'bold'), ' 增加'),
  paywall,
  quote('Paid quote'),
  bulletList(['one', 'two']),
  table([
    ['Year', 'Sales'],
    ['2026', '12'],
  ]),
);

describe('richDocument', () => {
  it('accepts the allowed nodes and returns them unchanged', () => {
    expect(richDocument.parse(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  });

  it.each<[string, unknown]>([
    ['an unknown node', { type: 'doc', content: [{ type: 'iframe', attrs: { src: '/' } }] }],
    ['two paywalls', document(paywall, paywall)],
    [
      'a paywall inside a quote',
      { type: 'doc', content: [{ type: 'blockquote', content: [paywall] }] },
    ],
    [
      'a script address',
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'x',
                marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
              },
            ],
          },
        ],
      },
    ],
    [
      'a data image',
      { type: 'doc', content: [{ type: 'image', attrs: { src: 'data:image/svg+xml,<svg/>' } }] },
    ],
    ['an extra key', { type: 'doc', content: [{ type: 'paragraph', onclick: 'x' }] }],
    ['no document', 'text'],
  ])('refuses %s [CONT-35]', (_name, value) => {
    expect(richDocument.safeParse(value).success).toBe(false);
  });
});

describe('splitAtPaywall', () => {
  it('returns the part before the paywall and the rest [CONT-06]', () => {
    const { free, paid } = splitAtPaywall(sample);
    expect(plainText(free)).toBe('供需\n公司 产能 增加');
    expect(plainText(paid)).toBe('Paid quote\none\ntwo\nYear Sales\n2026 12');
  });

  it('leaves nothing free without a paywall [CONT-13]', () => {
    expect(splitAtPaywall(document(paragraph('secret'))).free.content).toEqual([]);
  });
});

describe('renderHtml', () => {
  it('renders the nodes', () => {
    expect(renderHtml(document(heading('A & B'), paragraph('x ', text('y', 'italic'))))).toBe(
      '<h2>A &amp; B</h2>\n<p>x <em>y</em></p>',
    );
    expect(renderHtml(document(table([['a'], ['b']])))).toContain('<th scope="col">a</th>');
    // A wide table scrolls inside on phones.
    expect(renderHtml(document(table([['a'], ['b']])))).toContain('<table tabindex="0">');
  });

  it('turns an image address in the text into an enlargeable image [CONT-26, CONT-27]', () => {
    const html = renderHtml(document(paragraph('见图 https://img.example.test/a.png。后文')));
    expect(html).toBe(
      '<p>见图</p><figure><img src="https://img.example.test/a.png" alt="" class="rt-enlarge" loading="eager" fetchpriority="high" /></figure><p>。后文</p>',
    );
  });

  it('gives images their size, and loads the first at once and the others later [CONT-27]', () => {
    const own = (src: string): RichTopBlock => ({ type: 'image', attrs: { src } });
    const quoted: RichTopBlock = { type: 'blockquote', content: [own('/b.png') as RichBlock] };
    const html = renderHtml(
      document(own('/a.png'), quoted, own('/c.png')),
      new Map([
        ['/a.png', { width: 800, height: 600 }],
        ['/b.png', { width: 320, height: 200 }],
      ]),
    );
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img src="/a.png" alt="" class="rt-enlarge" width="800" height="600" loading="eager" fetchpriority="high" />',
      '<img src="/b.png" alt="" class="rt-enlarge" width="320" height="200" loading="lazy" />',
      '<img src="/c.png" alt="" class="rt-enlarge" loading="lazy" />',
    ]);
    expect(imageSources(document(own('/a.png'), quoted, own('/c.png')))).toEqual([
      '/a.png',
      '/b.png',
      '/c.png',
    ]);
  });

  it('turns other addresses into links, without the period after them', () => {
    expect(renderHtml(document(paragraph('See https://example.test/a?b=1&c=2.')))).toContain(
      '<a href="https://example.test/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">https://example.test/a?b=1&amp;c=2</a>.',
    );
  });

  it('escapes script in every text field [CONT-35]', () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = renderHtml(
      document(
        heading(evil),
        paragraph(evil),
        quote(evil),
        table([[evil]]),
        { type: 'image', attrs: { src: '/a.png', alt: evil, caption: evil } },
        {
          type: 'figure_data',
          attrs: { title: evil, unit: evil, points: [{ label: evil, value: 1 }] },
        },
      ),
    );
    // Text in quotes cannot leave its attribute, because none of its quotes is a bare one.
    expect(html.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<script|<img src=x|<[^>]*\sonerror/i);
    expect(html).toContain('&lt;script&gt;');
  });

  it('drops the address of a stored node that the schema would refuse [CONT-35]', () => {
    const link = { type: 'link' as const, attrs: { href: 'javascript:alert(1)' } };
    const html = renderHtml(
      document(
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] },
        { type: 'image', attrs: { src: 'javascript:alert(1)' } },
      ),
    );
    expect(html).not.toContain('javascript');
  });

  it('removes everything outside the list of the sanitizer [CONT-35]', () => {
    expect(sanitize('<p onclick="x">a<iframe src="/"></iframe><script>1</script></p>')).toBe(
      '<p>a</p>',
    );
    expect(sanitize('<a href="//evil.test">x</a><a href="JaVaScRiPt:1">y</a>')).toBe(
      '<a>x</a><a>y</a>',
    );
    expect(sanitize('<img src="data:image/png;base64,AA" class="other" />')).not.toMatch(
      /data:|other/,
    );
  });
});

describe('plain text', () => {
  it('counts words and minutes [CONT-16, CONT-17, I18N-20]', () => {
    expect(measureText('光伏 PV module 需求')).toEqual({ wordCount: 6, readTime: 1 });
    expect(measureText('字'.repeat(801)).readTime).toBe(3);
    expect(measureText('word '.repeat(230)).readTime).toBe(1);
  });

  it('ends excerpts at a word [CONT-36]', () => {
    const long = document(paragraph('The inventory of modules fell again in the third quarter'));
    expect(excerpt(long, 32)).toBe('The inventory of modules fell…');
    expect(excerpt(document(paragraph('半导体设备订单回升')), 6)).toBe('半导体设备…');
    expect(excerpt(document(paragraph('short')), 20)).toBe('short');
  });
});
