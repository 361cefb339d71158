/** A measured package: the Vitest run whose tests count for it. */
export interface CoverageRun {
  readonly name: string;
  /** The package's folder, from the root. */
  readonly folder: string;
  /** Arguments that select the run, besides the coverage itself. */
  readonly args: readonly string[];
}

/** Unit tests of each package, and the server's own level, which runs the API as a whole. */
export const coverageRuns: readonly CoverageRun[] = [
  { name: 'contract', folder: 'packages/contract', args: [] },
  { name: 'i18n', folder: 'packages/i18n', args: [] },
  { name: 'api-client', folder: 'packages/api-client', args: [] },
  { name: 'live-core', folder: 'packages/live-core', args: [] },
  { name: 'ui', folder: 'packages/ui', args: [] },
  { name: 'web', folder: 'apps/web', args: [] },
  { name: 'api', folder: 'apps/api', args: ['--project', 'api', '--project', 'api isolated'] },
  { name: 'server', folder: 'apps/api', args: ['--project', 'server'] },
];

/**
 * Returns the coverage arguments; only product code counts: no tests, stories, samples or styles.
 */
export const coverageArgs = (reports: string): readonly string[] => [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reporter=json-summary',
  `--coverage.reportsDirectory=${reports}`,
  '--coverage.reportOnFailure',
  '--coverage.include=src/**/*.{ts,tsx}',
  ...[
    '**/*.{test,stories,states}.{ts,tsx}',
    '**/*.css.ts',
    '**/*.d.ts',
    '**/testing/**',
    'src/story/**',
    'src/codemods/**',
    'src/screen-stories/**',
  ].map((pattern) => `--coverage.exclude=${pattern}`),
];
