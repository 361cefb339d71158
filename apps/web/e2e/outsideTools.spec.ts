import { Readability } from '@mozilla/readability';
import type { APIRequestContext } from '@playwright/test';
import { decode } from 'fast-png';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { demoEmail, logInByApi } from './support/accounts.ts';
import { missingFields } from './support/googleFields.ts';
import { screenAddresses } from './support/screenAddresses.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

const LOCALES = ['en', 'zh-CN'] as const;
type Locale = (typeof LOCALES)[number];

/** Addresses of a kind of screen. */
const addressesFor = (access: 'anyone' | 'user'): string[] =>
  screenAddresses.filter((screen) => screen.access === access).map(({ address }) => address);

/** Events of the demo: paid, free, canceled, over, and with slots to choose from. */
const EVENTS = [1, 2, 5, 6, 7, 12];

/** Paid and free articles of the demo in both languages, and those made by AI. */
const ARTICLES = [1, 2, 3, 4, 9, 10];
const MADE_BY_AI = new Set([9, 10]);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Ways of writing that mean the same to a parser; React and the rich text write them.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'presentation-role-style': 'off',
    'void-style': 'off',
    // React's `useId` begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Bars and charts have their measures as styles, and no nonce can be given to an attribute.
    'no-inline-style': 'off',
    // All files come from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A phone number is one link that does not break by its styles.
    'tel-non-breaking': 'off',
  },
});

/** The two main menus have one name: the bar of a phone replaces that of the header. */
const MENUS = /^#root > div > (?:header > div > )?nav(?:$|:)/;

/** Serves a page without scripts, as an outside tool gets it. */
async function pageAt(
  request: APIRequestContext,
  address: string,
  locale: Locale,
): Promise<string> {
  const answer = await request.get(`${address}${address.includes('?') ? '&' : '?'}lang=${locale}`);
  return answer.text();
}

/** Returns the findings of html-validate, one for each rule and place. */
async function findingsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, selector }) => ruleId !== 'unique-landmark' || !MENUS.test(selector ?? ''))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

for (const access of ['anyone', 'user'] as const) {
  test(`serves ${access} screens as valid HTML without duplicate IDs [UI-15]`, async ({
    request,
    baseURL,
  }) => {
    if (access === 'user') await logInByApi(request, baseURL, demoEmail('member'));
    const found: Record<string, string[]> = {};
    for (const address of addressesFor(access)) {
      for (const locale of LOCALES) {
        const findings = await findingsOf(await pageAt(request, address, locale));
        if (findings.length > 0) found[`${address} ${locale}`] = findings;
      }
    }
    expect(found).toEqual({});
  });
}

/** The addresses of the sitemap in one language, as paths. */
async function indexedAddresses(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  return [...new Set(found)];
}

test('gives search engines every documented field, an own title and canonical address [FND-30]', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  const addresses = await indexedAddresses(request);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const { document } = new JSDOM(await (await request.get(address)).text()).window;
    const canonicals = [...document.querySelectorAll('link[rel=canonical]')];
    const canonical = canonicals[0]?.getAttribute('href') ?? '';
    if (canonicals.length !== 1) problems.push(`${address}: ${canonicals.length} canonicals`);
    for (const key of [`canonical ${canonical}`, `title ${document.title}`]) {
      const other = seen.get(key);
      if (other !== undefined) problems.push(`${address} and ${other} share: ${key}`);
      seen.set(key, address);
    }
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent) as Record<string, unknown>;
      problems.push(...missingFields(data).map((field) => `${address} lacks ${field}`));
    }
  }
  expect(problems).toEqual([]);
});

test('serves an own image of each article and event without a cover [CONT-36]', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const address of ['/article/detail/2', '/article/detail/10', '/eventDetail/1']) {
    const { document } = new JSDOM(await pageAt(request, address, 'en')).window;
    const named = [...document.querySelectorAll('[property="og:image"], [name="twitter:image"]')];
    const [image = '', ...same] = named.map((meta) => meta.getAttribute('content') ?? '');
    expect(same, address).toEqual([image]);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '{}'), address).toMatchObject({ image });
    const answer = await request.get(new URL(image).pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await answer.body();
    const { width, height } = decode(bytes);
    expect([width, height], address).toEqual([1200, 630]);
    seen.add(bytes.toString('base64'));
  }
  expect(seen.size).toBe(3);
});

/** Returns the places where text of one element touches that of the next without a space. */
function gluedIn(root: Element | null): string[] {
  if (root === null) return ['no header'];
  const texts = [root, ...root.querySelectorAll('*')]
    // A heading in Chinese marks its words, which stay together.
    .filter((element) => element.closest('h1') === null)
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === node.TEXT_NODE);
  const ordered = texts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return ordered.slice(1).flatMap((node, index) => {
    const joint = `${(ordered[index]?.nodeValue ?? '').slice(-9)}|${(node.nodeValue ?? '').slice(0, 9)}`;
    return /[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(joint) ? [joint] : [];
  });
}

const spaced = (words: string | null): string => (words ?? '').replaceAll(/\s+/g, ' ').trim();

/** The parts of an article that reader modes show on their own, or leave out with what they link. */
const NOT_TEXT = 'aside, button, h1, header a';
const PARTS = 'p, li, dt, dd, h2, h3, td, th, figcaption, blockquote';

/** Returns the text of an article, part by part: header, key data, body, lists and files. */
function partsOf(article: Element | null): string[] {
  if (article === null) return [];
  const own = article.cloneNode(true) as Element;
  for (const other of own.querySelectorAll(NOT_TEXT)) other.remove();
  return [...own.querySelectorAll(PARTS)]
    .filter((part) => part.querySelector(PARTS) === null)
    .map((part) => spaced(part.textContent))
    .filter((part) => part !== '');
}

for (const locale of LOCALES) {
  test(`shows a reader mode the article and nothing else, in ${locale} [CONT-06]`, async ({
    request,
  }) => {
    for (const id of ARTICLES) {
      const url = `https://rostra.example/article/detail/${id}`;
      const { document } = new JSDOM(await pageAt(request, `/article/detail/${id}`, locale), {
        url,
      }).window;
      const title = document.querySelector('h1')?.textContent ?? '';
      const data =
        document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
      const { author } = JSON.parse(data) as { author?: { name: string } };
      const parts = partsOf(document.querySelector('article'));
      expect(parts.length, `parts of ${id}`).toBeGreaterThan(10);
      const header = document.querySelector('article header');
      const isMadeByAi = document.body.textContent.includes(text(locale, 'article.aiLabel'));
      expect(isMadeByAi, `AI label of ${id}`).toBe(MADE_BY_AI.has(id));
      const read = new Readability(document.cloneNode(true) as Document).parse();
      expect(read?.title, `title of ${id}`).toContain(title);
      expect(read?.byline ?? read?.textContent, `byline of ${id}`).toContain(author?.name);
      const body = read?.textContent ?? '';
      const shown = spaced(body);
      expect(
        parts.filter((part) => !shown.includes(part)),
        `lost of ${id}`,
      ).toEqual([]);
      expect(body, `no price in ${id}`).not.toMatch(/[\d.]+\u00A0(?:coins|币)|¥\d/);
      for (const key of ['shell.logIn', 'article.comments.more'] as const) {
        expect(body, `no controls in ${id}`).not.toContain(text(locale, key));
      }
      expect(gluedIn(header), `words apart in ${id}`).toEqual([]);
      if (isMadeByAi) expect(body, `note in ${id}`).toContain(text(locale, 'article.aiNote'));
    }
  });
}

for (const locale of LOCALES) {
  test(`shows a reader mode the text and agenda of an event, in ${locale} [EVT-01]`, async ({
    request,
  }) => {
    for (const id of EVENTS) {
      const address = `/eventDetail/${id}`;
      const { document } = new JSDOM(await pageAt(request, address, locale), {
        url: `https://rostra.example${address}`,
      }).window;
      const title = document.querySelector('h1')?.textContent ?? '';
      const about = [...document.querySelectorAll('article section')].find(
        (section) => section.querySelector('h2')?.textContent === text(locale, 'event.about'),
      );
      const registration = document.querySelector('article aside [role=status]');
      const agenda = document.querySelectorAll('[aria-labelledby="event-schedule"] li time');
      const parts = [...(about?.querySelectorAll('p') ?? []), ...agenda].map((part) =>
        spaced(part.textContent),
      );
      expect(parts.length, `parts of ${id}`).toBeGreaterThan(1);
      const read = new Readability(document).parse();
      expect(read?.title, `title of ${id}`).toContain(title);
      const shown = spaced(read?.textContent ?? '');
      expect(
        parts.filter((part) => !shown.includes(part)),
        `lost of ${id}`,
      ).toEqual([]);
      expect(shown, `no price in ${id}`).not.toMatch(/\d\s?(?:coins|币)|¥\d/);
      const status = spaced(registration?.textContent ?? '');
      expect(status.length, `status of ${id}`).toBeGreaterThan(0);
      for (const other of [status, text(locale, 'shell.logIn'), text(locale, 'event.others')]) {
        expect(shown, `no controls in ${id}`).not.toContain(other);
      }
    }
  });
}
