/** A part of the product whose rules are tested by mutation. */
export interface Area {
  readonly name: string;
  /** Globs from the root of the files to change. */
  readonly mutate: readonly string[];
  /** Globs from the root of the tests that must notice. */
  readonly tests: readonly string[];
}

const contract = 'packages/contract/src';
const theme = 'packages/ui/src/theme';
const selectors = 'packages/live-core/src/session/selectors';
const modules = 'apps/api/src/modules';

/** Pure rules only: tables of constants, styles and files that need a database are left out (ADR 0114). */
export const AREAS: readonly Area[] = [
  {
    name: 'contract',
    mutate: [
      `${contract}/{coins,errors,product,pageRoutes,paymentPassword,richText}.ts`,
      `${contract}/live/{liveRole,liveScore,liveState,mediaCheck,phone,preview,roomMessage}.ts`,
      `${contract}/schemas/{fields,richTextSchemas}.ts`,
    ],
    tests: [`${contract}/**/*.test.ts`],
  },
  {
    name: 'ledger',
    mutate: [`${modules}/ledger/{movementInfo,Owner,postingEntries,splitPayment}.ts`],
    tests: [`${modules}/ledger/*.test.ts`],
  },
  {
    name: 'offers',
    mutate: [`${modules}/offers/*.ts`],
    tests: [`${modules}/offers/*.test.ts`],
  },
  {
    name: 'orders',
    mutate: [
      `${modules}/orders/{toCardResponse,cardFits,cardTypesOf,failureText}.ts`,
      `${modules}/orders/{toOrderResponse,orderTransitions,ownerOf}.ts`,
    ],
    tests: [`${modules}/orders/*.test.ts`],
  },
  {
    name: 'theme',
    mutate: [
      `${theme}/{checkContrast,minimumAt,nearestPassing,oklch,reportContrast}.ts`,
      `${theme}/{deriveBackgrounds,deriveRoles,deriveScenes,deriveTheme,themeToCss}.ts`,
      `${theme}/{logoProblems,parseThemeFile,readDrawing,readTheme}.ts`,
    ],
    tests: [`${theme}/*.test.ts`, 'packages/ui/test/derivedThemes.test.ts'],
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
