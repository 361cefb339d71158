import { certificationApplication } from '@rostra/contract/schemas';
import { localized } from '@rostra/i18n';
import { expect, it } from 'vitest';
import { certificationSamples } from '../../screen-stories/samples/organizationSamples.ts';
import { certificationApplicationOf } from './certificationApplicationOf.ts';
import { certificationProblems } from './certificationProblems.ts';
import type { CertificationValues } from './CertificationValues.ts';
import { identityOf } from './identityOf.ts';

const samples = certificationSamples('en');
const values: CertificationValues = {
  way: 'create',
  realName: '何雨桐',
  organizationId: '',
  typeId: '2',
  name: 'Northgate Asset Management',
  website: 'https://northgate.example',
  introduction: '',
};

it.each<Partial<CertificationValues>>([
  {},
  { website: '' },
  { website: '\u200Bhttps://northgate.example\u202C' },
  { way: 'join', organizationId: '10' },
])('finds no problem where the contract finds none: %o [CERT-01]', (part) => {
  const filled = { ...values, ...part };
  expect(certificationProblems(filled)).toEqual([]);
  const application = certificationApplicationOf(filled);
  expect(certificationApplication.safeParse(application).success).toBe(true);
});

it.each<[Partial<CertificationValues>, string]>([
  [{ realName: ' ' }, 'realName'],
  [{ way: 'join' }, 'organizationId'],
  [{ typeId: '' }, 'typeId'],
  [{ name: '' }, 'name'],
  [{ website: 'northgate' }, 'website'],
  [{ website: 'ftp://northgate.example' }, 'website'],
])('reports %o at %s, which the contract refuses [CERT-04, CERT-45]', (part, field) => {
  const filled = { ...values, ...part };
  expect(certificationProblems(filled).map((problem) => problem.field)).toEqual([field]);
  const application = certificationApplicationOf(filled);
  expect(certificationApplication.safeParse(application).success).toBe(false);
});

it('labels a dismissed user like one without an application [CERT-05, CERT-11]', () => {
  const words = {
    name: (row: object, field = 'name') => localized(row, field, 'en'),
    word: (state: string) => `[${state}]`,
  };
  expect(identityOf(null, words)).toMatchObject({ state: 'none', word: '[]' });
  expect(identityOf(samples.dismissed, words)).toMatchObject({
    state: 'dismissed',
    word: '[]',
  });
  expect(identityOf(samples.rejected, words)).toMatchObject({
    word: '[rejected]',
    reason: 'The card names another organization.',
    organizationType: 'Fund',
  });
});
