import { expect, it } from 'vitest';

import { certificationApplication } from './certificationSchemas.ts';
import { favoriteFolder } from './favoriteSchemas.ts';
import { invitation } from './invitationSchemas.ts';

it.each([
  [20, true],
  [21, false],
  [0, false],
])('SOC-10 a folder name of %i characters', (length, isTaken) => {
  const folder = { id: 1, name: '收'.repeat(length), count: 0, is_default: false };
  expect(favoriteFolder.safeParse(folder).success).toBe(isTaken);
});

it.each([
  ['https://harbourline.example', true],
  ['javascript:alert(1)', false],
  ['harbourline', false],
])('CERT-45 a website %s', (website, isTaken) => {
  const application = {
    way: 'create' as const,
    real_name: '何雨桐',
    organization: { organization_type_id: 1, name: 'Harbourline', website },
  };
  expect(certificationApplication.safeParse(application).success).toBe(isTaken);
});

it('CERT-01 who joins an organization does not describe it', () => {
  const joining = { way: 'join' as const, real_name: ' 何雨桐 ', organization_id: 3 };
  expect(certificationApplication.parse(joining)).toEqual({ ...joining, real_name: '何雨桐' });
  const both = { ...joining, organization: { organization_type_id: 1, name: 'Harbourline' } };
  expect(certificationApplication.safeParse(both).success).toBe(false);
});

it('INV-02 a code is six capital letters and digits', () => {
  const given = { points: 50, invited: 0, gained: 0, records: [] };
  expect(invitation.safeParse({ ...given, code: 'NG7K2M' }).success).toBe(true);
  expect(invitation.safeParse({ ...given, code: 'ng7k2m' }).success).toBe(false);
});
