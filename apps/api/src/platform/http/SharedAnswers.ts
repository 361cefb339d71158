import type { RouteName } from '@rostra/contract';
import { CHANGES, changedType, COUNTS } from '#platform/fanOut/noteChange.ts';
import { TaggedMemory } from '#platform/memory/TaggedMemory.ts';
import type { Making, MemoryLimits } from '#platform/memory/TaggedMemory.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { VisitorAnswer } from './VisitorAnswer.ts';

/**
 * Ms for which visitors see an answer that changes with time alone (states of meetings, the end of
 * a free period, hot words), that no module describes, or whose counts have changed.
 */
export const AGING_MS = 5000;

/** The memories of what visitors share, and what drops their values. */
export class SharedAnswers {
  readonly #deps: Pick<Deps, 'fanOut' | 'clock'>;
  readonly #answers: ReadonlyMap<RouteName, readonly VisitorAnswer[]>;
  readonly #memories: TaggedMemory<never>[] = [];

  constructor(deps: Pick<Deps, 'fanOut' | 'clock' | 'contributed'>) {
    this.#deps = deps;
    const described = deps.contributed('visitorAnswers');
    this.#answers = Map.groupBy(described, ({ call }) => call);
    const types = new Set(described.flatMap(({ changedBy }) => changedBy));
    const wants = (id: string): boolean => types.has(changedType(id));
    const missed = (): void => this.#memories.forEach((memory) => memory.clear());
    // Until the fan-out closes: jobs that end after the last request still notify the others.
    deps.fanOut.subscribe(CHANGES, { received: ({ id }) => this.#drop(id), missed, wants });
    deps.fanOut.subscribe(COUNTS, { received: ({ id }) => this.#fade(id), missed, wants });
  }

  /** Makes a memory whose values are dropped by changes; while none is heard, by their age. */
  makeMemory<Value>(limits: MemoryLimits<Value>): TaggedMemory<Value> {
    const memory = new TaggedMemory<Value>({
      ...limits,
      maxAgeMs: () =>
        this.#deps.fanOut.isListening ? limits.maxAgeMs() : Math.min(AGING_MS, limits.maxAgeMs()),
    });
    this.#memories.push(memory as unknown as TaggedMemory<never>);
    return memory;
  }

  /** Tags a value with what changes the answer of a call. Call it before the answer is read. */
  tag(making: Making, call: RouteName): void {
    for (const { changedBy } of this.#answers.get(call) ?? [])
      for (const type of changedBy) making.tag(type);
  }

  /** Limits the age of a value that contains this answer of a call. */
  limitAge(making: Making, call: RouteName, data: unknown): void {
    const described = this.#answers.get(call);
    if (described?.some(({ agesWithTime }) => agesWithTime(data)) ?? true) {
      making.limitAge(AGING_MS);
    }
  }

  #drop(id: string): void {
    for (const memory of this.#memories) memory.drop(changedType(id));
  }

  #fade(id: string): void {
    const nowMs = this.#deps.clock.now().getTime();
    for (const memory of this.#memories) memory.fade(changedType(id), nowMs, AGING_MS);
  }
}
