import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingMessage } from '#platform/fanOut/FanOut.ts';
import type { Transaction } from './Database.ts';

/** Work that a transaction leaves for its commit. */
export interface CommitWork {
  /** Callbacks of `afterCommit`; run them once the transaction is committed. */
  readonly hints: (() => void)[];
  /** Messages of `publishWithCommit`, each once. */
  readonly messages: Map<string, OutgoingMessage>;
}

interface Scope extends CommitWork {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work` as the inside of a transaction: until it ends, the outer handle throws. */
export async function insideTransaction<T>(
  { hints, messages }: CommitWork,
  work: () => Promise<T>,
): Promise<T> {
  const scope: Scope = { open: true, hints, messages };
  try {
    return await scopes.run(scope, work);
  } finally {
    // Work still running (a timer, a woken job) may use the outer handle again.
    scope.open = false;
  }
}

/** Returns whether the caller is inside a transaction. */
export function isInsideTransaction(): boolean {
  return scopes.getStore()?.open ?? false;
}

/**
 * Runs `work` after the surrounding transaction has committed, never when it is rolled back. For
 * hints only (waking a worker): a crash in between loses it.
 */
export function afterCommit(work: () => void): void {
  const scope = scopes.getStore();
  if (scope?.open) scope.hints.push(work);
  else work();
}

/**
 * Publishes a message with the commit of the surrounding transaction, never when it is rolled back.
 * Repeated messages are published once.
 *
 * @param _tx shows that the caller is inside a transaction
 * @throws Error outside of `inTransaction`
 */
export function publishWithCommit(_tx: Transaction, message: OutgoingMessage): void {
  const scope = scopes.getStore();
  if (!scope?.open) throw new Error('A message was published outside of inTransaction.');
  scope.messages.set(`${message.channel} ${message.id}`, message);
}

/**
 * Makes the outer database handle throw inside a transaction. On PGlite such a call would wait for
 * itself forever; on PostgreSQL it would silently leave the transaction.
 *
 * @param handle the driver's object; its methods are replaced
 * @param methods the methods that reach the database
 */
export function guardOuterHandle<T extends object>(handle: T, methods: (keyof T & string)[]): void {
  for (const method of methods) {
    const original = handle[method];
    if (typeof original !== 'function') continue;
    const call = original.bind(handle) as (...parameters: unknown[]) => unknown;
    Object.defineProperty(handle, method, {
      configurable: true,
      value: (...parameters: unknown[]) => {
        if (isInsideTransaction()) {
          throw new Error(`The outer database handle was used inside a transaction (${method}).`);
        }
        return call(...parameters);
      },
    });
  }
}
