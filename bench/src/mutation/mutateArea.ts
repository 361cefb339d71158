import { Stryker } from '@stryker-mutator/core';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Area } from './areas.ts';

/** A mutant that no test noticed. */
export interface Survivor {
  /** `path:line:column`, from the root. */
  readonly place: string;
  readonly mutator: string;
  readonly replacement: string;
  /** No test runs the changed code at all. */
  readonly isUncovered: boolean;
}

export interface AreaScore {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly Survivor[];
  /** Not counted: left out by a comment in the code, or unable to load at all. */
  readonly ignored: number;
  readonly seconds: number;
}

/**
 * By Stryker's count: mutants ignored by a comment, and those that break a file before a test can
 * start.
 */
const NOT_COUNTED: ReadonlySet<string> = new Set(['Ignored', 'CompileError', 'RuntimeError']);

/**
 * Changes an area's files one mutation at a time and runs the tests that reach it.
 *
 * @param only globs that replace the area's own, to look at one file
 */
export async function mutateArea(
  area: Area,
  { concurrency, only = [] }: { concurrency: number; only?: readonly string[] },
): Promise<AreaScore> {
  const began = performance.now();
  // The Vitest config of the runners, which are processes of their own, reads it.
  process.env['MUTATION_AREA'] = area.name;
  const results = await new Stryker({
    configFile: 'bench/mutation/stryker.config.json',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    mutate: [...(only.length > 0 ? only : area.mutate), '!**/*.test.ts', '!**/*.stories.tsx'],
    concurrency,
  }).runMutationTest();
  const counted = results.filter(({ status }) => !NOT_COUNTED.has(status));
  const left = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    mutants: counted.length,
    killed: counted.length - left.length,
    ignored: results.length - counted.length,
    survivors: left.map(({ fileName, location, mutatorName, replacement, status }) => ({
      place: `${path.relative('.', fileName)}:${location.start.line}:${location.start.column}`,
      mutator: mutatorName,
      replacement: replacement ?? '',
      isUncovered: status === 'NoCoverage',
    })),
    seconds: (performance.now() - began) / 1000,
  };
}
