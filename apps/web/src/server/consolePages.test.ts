import type { PageRequest, PageSettings } from '@rostra/contract';
import { themes } from '@rostra/ui/themes';
import { expect, it } from 'vitest';
import { PAYLOAD_ID } from '../app/PagePayload.ts';
import { consoleAreas } from '../console/consoleAreas.ts';
import { renderConsole } from './renderConsole.ts';

type Reader = 'visitor' | 'ended' | readonly string[];

const settings: PageSettings = {
  origin: 'https://rostra.test',
  version: '1',
  hosts: {
    admin: undefined,
    cms: undefined,
    dms: undefined,
    h5: undefined,
    customerService: undefined,
  },
};

/** Asks for an address as a visitor, with an ended session, or as a user with these capabilities. */
async function answerFor(
  reader: Reader,
  path: string,
  about: Partial<PageRequest> & { locale?: 'en' | 'zh-CN' } = {},
) {
  const { locale = null, ...parts } = about;
  const call = ((name: string) =>
    Promise.resolve(
      name === 'getUsersMe' && typeof reader === 'object'
        ? {
            ret: true,
            data: { id: 7, name: 'Grace', default_locale: locale, capabilities: reader },
          }
        : { ret: false, code: 10_001, msg: 'Log in to continue.', data: null },
    )) as unknown as PageRequest['call'];
  return renderConsole({
    request: {
      url: path,
      cookies: {},
      acceptLanguage: 'en',
      nonce: 'n1',
      now: new Date('2026-11-22T02:00:00Z'),
      hasSession: reader !== 'visitor',
      call,
      ...parts,
    },
    url: new URL(path, settings.origin),
    settings,
    themes,
    assets: (area) => ({
      entry: `${area}.js`,
      scripts: [`${area}.js`],
      styles: [`${area}.css`],
      fonts: [],
    }),
  });
}

const permitted = { staff: ['staff:review'], management: ['camp_owner'] };

it.each(consoleAreas)(
  'leads visitors and ended sessions from /%s to login and back',
  async (area) => {
    for (const reader of ['visitor', 'ended'] as const)
      for (const path of [`/${area}`, `/${area}/a?b=c`])
        expect(await answerFor(reader, path)).toEqual({
          status: 302,
          location: `/login?redirect=${encodeURIComponent(path)}`,
          html: '',
          isCacheable: false,
        });
  },
);

it.each([
  ['/staff', ['camp_owner', 'sns']],
  ['/staff/a', []],
  ['/management', ['staff:review', 'staff:all']],
])('leaves %s to the missing page for a user with %o', async (path, capabilities) => {
  expect(await answerFor(capabilities, path)).toBeUndefined();
});

it.each(['/search', '/staffing', '/a/staff'])('leaves %s to the site', async (path) => {
  expect(await answerFor(['staff:all', 'camp_owner'], path)).toBeUndefined();
});

it.each([
  ['staff', 'en', 'Staff console · Rostra'],
  ['staff', 'zh-CN', '工作人员后台 · Rostra 讲坛'],
  ['management', 'en', 'Event management · Rostra'],
  ['management', 'zh-CN', '活动管理中心 · Rostra 讲坛'],
] as const)('draws /%s by its own script for permitted users: %s', async (area, locale, title) => {
  const answer = await answerFor(permitted[area], `/${area}`, { locale });
  expect(answer).toMatchObject({ status: 200, isCacheable: false });
  const { html = '' } = answer ?? {};
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(`<link rel="stylesheet" href="/${area}.css">`);
  expect(html).toContain(`<script type="module" src="/${area}.js" nonce="n1"></script>`);
  expect(html).not.toContain('entryClient');
  // Each script and style that the policy has to allow carries the nonce.
  expect([...html.matchAll(/<(?:script|style)(?![^>]*nonce="n1")/g)]).toEqual([]);
});

it('carries user, look and build to the script', async () => {
  const answer = await answerFor(permitted.staff, '/staff', {
    cookies: { rostra_scheme: 'dark', rostra_trend: 'red-rises', rostra_partner: 'harbourline' },
  });
  const { html = '' } = answer ?? {};
  expect(html).toContain(
    '<html lang="en" data-theme="harbourline" data-scheme="dark" data-trend="red-rises">',
  );
  const [, json = ''] = new RegExp(`id="${PAYLOAD_ID}"[^>]*>([^<]*)<`).exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    origin: settings.origin,
    version: '1',
    brand: 'Rostra',
    look: { locale: 'en', scheme: 'dark' },
    user: { id: 7, name: 'Grace', capabilities: ['staff:review'] },
  });
});

it('answers 404 in the console for an address without a screen', async () => {
  const answer = await answerFor(permitted.staff, '/staff/no-such');
  expect(answer?.status).toBe(404);
  expect(answer?.html).toContain('<title>Page not found · Rostra</title>');
  expect(answer?.html).toContain('src="/staff.js"');
});

it.each(['/staff/', '/STAFF', '/Staff/?a=b'])('spells the address %s in one way', async (path) => {
  const query = path.includes('?') ? '?a=b' : '';
  expect(await answerFor(permitted.staff, path)).toMatchObject({
    status: 308,
    location: `/staff${query}`,
  });
});
