/** A part of the product whose rules are tested by mutation. */
export interface Area {
  readonly name: string;
  /** Globs from the root of the files to change. */
  readonly mutate: readonly string[];
  /** Globs from the root of the tests that must notice. */
  readonly tests: readonly string[];
}

const theme = 'packages/ui/src/theme';
const selectors = 'packages/live-core/src/session/selectors';
const modules = 'apps/api/src/modules';

/** Pure rules only: tables of constants, styles and files that need a database are left out (ADR 0114). */
export const AREAS: readonly Area[] = [
  {
    name: 'contract',
    mutate: ['packages/contract/src/**/*.ts'],
    tests: ['packages/contract/src/**/*.test.ts'],
  },
  {
    name: 'ledger',
    mutate: [`${modules}/ledger/{splitPayment,Owner}.ts`],
    tests: [`${modules}/ledger/*.test.ts`],
  },
  {
    name: 'offers',
    mutate: [`${modules}/offers/*.ts`],
    tests: [`${modules}/offers/*.test.ts`],
  },
  {
    name: 'orders',
    mutate: [`${modules}/orders/{orderAnswer,failureText,cardAnswer}.ts`],
    tests: [`${modules}/orders/*.test.ts`],
  },
  {
    name: 'theme',
    mutate: [`${theme}/*.ts`, `!${theme}/*.css.ts`],
    tests: [`${theme}/*.test.ts`],
  },
  {
    name: 'selectors',
    mutate: [`${selectors}/*.ts`],
    tests: [`${selectors}/*.test.ts`],
  },
  {
    name: 'state',
    mutate: ['packages/live-core/src/state/*.ts'],
    tests: ['packages/live-core/src/state/*.test.ts'],
  },
];
