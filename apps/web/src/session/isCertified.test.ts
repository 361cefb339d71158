import { expect, it } from 'vitest';
import type { User } from '../app/Services.ts';
import { isCertified } from './isCertified.ts';

type Member = NonNullable<User['organization_user']>;

const member = (changed: Partial<Member>): User['organization_user'] => ({
  state: 'passed',
  dismissed_at: null,
  real_name: null,
  organization: {
    id: 1,
    organization_type_id: 1,
    sc_name: null,
    tc_name: null,
    en_name: 'Northgate',
  },
  ...changed,
});

it.each([
  ['nobody’s member', null, false],
  ['under review', member({ state: 'pending' }), false],
  ['refused', member({ state: 'rejected' }), false],
  ['passed', member({}), true],
  ['passed and left since', member({ dismissed_at: '2026-09-01T00:00:00.000Z' }), false],
] as const)(
  'marks certified users in the header: %s [FND-02, CERT-05, CERT-07]',
  (_name, organization_user, is) => {
    expect(isCertified({ organization_user })).toBe(is);
  },
);
