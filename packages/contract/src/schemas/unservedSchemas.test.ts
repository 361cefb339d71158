import { expect, it } from 'vitest';

import { certificationApplication } from './certificationSchemas.ts';
import { favoriteFolder } from './favoriteSchemas.ts';
import { invitation } from './invitationSchemas.ts';

it.each([
  [20, true],
  [21, false],
  [0, false],
])('checks a folder name of %i characters [SOC-10]', (length, isTaken) => {
  const folder = { id: 1, name: '收'.repeat(length), count: 0, is_default: false };
  expect(favoriteFolder.safeParse(folder).success).toBe(isTaken);
});

it.each([
  ['https://harbourline.example', true],
  ['javascript:alert(1)', false],
  ['harbourline', false],
])('checks the website %s [CERT-45]', (website, isTaken) => {
  const application = {
    way: 'create' as const,
    real_name: '何雨桐',
    organization: { organization_type_id: 1, name: 'Harbourline', website },
  };
  expect(certificationApplication.safeParse(application).success).toBe(isTaken);
});

it('refuses the description of an organization that the user joins [CERT-01]', () => {
  const joining = { way: 'join' as const, real_name: ' 何雨桐 ', organization_id: 3 };
  expect(certificationApplication.parse(joining)).toEqual({ ...joining, real_name: '何雨桐' });
  const both = { ...joining, organization: { organization_type_id: 1, name: 'Harbourline' } };
  expect(certificationApplication.safeParse(both).success).toBe(false);
});

it('accepts a code of six capital letters and digits only [INV-02]', () => {
  const given = { points: 50, invited: 0, gained: 0, records: [] };
  expect(invitation.safeParse({ ...given, code: 'NG7K2M' }).success).toBe(true);
  expect(invitation.safeParse({ ...given, code: 'ng7k2m' }).success).toBe(false);
});
