import { profiles, users } from '#modules/accounts/tables.ts';

/** What staff reads of a payer's names, from his account and his profile. */
export const payerNames = {
  name: users.name,
  sc_name: profiles.scName,
  tc_name: profiles.tcName,
  en_name: profiles.enName,
};
