import type { Data, RouteName } from '@rostra/contract';

/**
 * The causes that change the answer of a call to visitors; by them, kept answers and pages are
 * dropped. Several modules may describe one call, such as the search.
 */
export interface VisitorAnswer {
  readonly call: RouteName;
  /** The types of the subjects that it shows, as in the audit trail. */
  readonly changedBy: readonly string[];
  /** Returns whether an answer also changes with time alone; such answers are kept for seconds. */
  readonly agesWithTime: (data: unknown) => boolean;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    visitorAnswers: VisitorAnswer;
  }
}

/**
 * Describes the causes that change the answer of a call.
 *
 * @param agesWithTime whether the answer also changes with time alone: always, never, or depending
 *   on its data
 */
export const visitorAnswer = <Name extends RouteName>(
  call: Name,
  changedBy: readonly string[],
  agesWithTime: boolean | ((data: Data<Name>) => boolean),
): VisitorAnswer => ({
  call,
  changedBy,
  agesWithTime:
    typeof agesWithTime === 'boolean'
      ? () => agesWithTime
      : (data) => agesWithTime(data as Data<Name>),
});
