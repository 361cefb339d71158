import type { ViewerFact } from '#platform/viewer/ViewerFact.ts';

/**
 * Parts that modules contribute to each other: name and type of one item. The module that reads a
 * kind of part declares it here by augmentation, so the platform knows no business words.
 *
 * @example
 *   declare module '#platform/module/Contributions.ts' {
 *     interface ContributionTypes {
 *       fileOwners: FileOwner;
 *     }
 *   }
 */
export interface ContributionTypes {
  viewerFacts: ViewerFact;
}

/** The parts that one module contributes, as fields of `defineModule`. */
export type Contributions = {
  readonly [Name in keyof ContributionTypes]?: readonly ContributionTypes[Name][];
};

/** Returns what all modules contribute of one kind, in the order of the modules. */
export type Contributed = <Name extends keyof ContributionTypes>(
  name: Name,
) => readonly ContributionTypes[Name][];

/** Collects the contributions of these modules, once for each kind. */
export function collectContributions(modules: readonly Contributions[]): Contributed {
  const known = new Map<string, readonly unknown[]>();
  return <Name extends keyof ContributionTypes>(name: Name) => {
    const found = known.get(name) ?? modules.flatMap((module) => module[name] ?? []);
    known.set(name, found);
    return found as readonly ContributionTypes[Name][];
  };
}
