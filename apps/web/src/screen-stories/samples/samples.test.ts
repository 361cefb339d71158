import { LOCALES } from '@rostra/contract';
import type { SiteRouteName } from '@rostra/contract';
import {
  appointment,
  certification,
  favorite,
  favoriteFolder,
  invitation,
  organizationHomepage,
  schemas,
  stock,
  userHomepage,
  viewpoint,
} from '@rostra/contract/schemas';

import { describe, expect, it } from 'vitest';
import { openArticle } from './articleResponses.ts';
import {
  stockSample,
  userHomepageSample,
  viewpointRecord,
  viewpointSample,
} from './communitySamples.ts';
import { oneToOneEvent } from './eventResponses.ts';
import { certificationSamples, companySample, fundSample } from './organizationSamples.ts';
import {
  appointmentSample,
  favoriteSamples,
  folderSamples,
  invitationSample,
} from './personalSamples.ts';
import { siteResponses } from './siteResponses.ts';

describe.each(LOCALES)('story responses in %s by the contract', (locale) => {
  const responses: readonly (readonly [SiteRouteName, unknown])[] = [
    ...(Object.entries(siteResponses(locale)) as [SiteRouteName, unknown][]),
    ['getArticle', openArticle(locale)],
    ['getEvent', oneToOneEvent],
  ];
  it.each(responses)('%s', (name, response) => {
    expect(schemas[name].data.parse(response)).toEqual(response);
  });

  const unserved = [
    {
      what: 'viewpoint',
      schema: viewpoint,
      rows: [viewpointSample(locale), ...viewpointRecord(locale)],
    },
    { what: 'stock', schema: stock, rows: [stockSample] },
    { what: 'user', schema: userHomepage, rows: [userHomepageSample(locale)] },
    { what: 'organization', schema: organizationHomepage, rows: [companySample, fundSample] },
    {
      what: 'certification',
      schema: certification,
      rows: Object.values(certificationSamples(locale)),
    },
    { what: 'appointment', schema: appointment, rows: [appointmentSample] },
    { what: 'invitation', schema: invitation, rows: [invitationSample(locale)] },
    { what: 'folder', schema: favoriteFolder, rows: folderSamples(locale) },
    { what: 'favorite', schema: favorite, rows: favoriteSamples(locale) },
  ] as const;
  it.each(unserved)('matches the schema of $what', ({ schema, rows }) => {
    for (const row of rows) expect(schema.parse(row)).toEqual(row);
  });
});

it('requires a viewpoint to be about either a stock or an industry [COM-14]', () => {
  const row = viewpointSample('en');
  expect(viewpoint.safeParse({ ...row, industry_id: 4 }).success).toBe(false);
  expect(viewpoint.safeParse({ ...row, corporation_id: null }).success).toBe(false);
  const ofIndustry = { ...row, corporation_id: null, stock_tracing: null, industry_id: 4 };
  expect(viewpoint.safeParse(ofIndustry).success).toBe(true);
});
