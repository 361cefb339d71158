import { profiles, users } from '#modules/accounts/tables.ts';

/** The payer's names for staff, from account and profile. */
export const payerNames = {
  name: users.name,
  sc_name: profiles.scName,
  tc_name: profiles.tcName,
  en_name: profiles.enName,
};
