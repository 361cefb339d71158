import { ApiError } from '@rostra/api-client';
import type { Input } from '@rostra/api-client';
import type { Data, SiteRouteName } from '@rostra/contract';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { idempotencyKeyStore } from './idempotencyKeyStore.ts';
import { routeOf } from './knownCalls.ts';

export interface UseMutationOptions {
  /** The screen itself shows the failure; no message pops up (ERR-06). */
  readonly silent?: boolean | undefined;
  /** Queries whose data the call changes: requested again after its success. */
  readonly refreshes?: readonly SiteRouteName[] | undefined;
}

export interface Mutation<Name extends SiteRouteName> {
  /**
   * Makes the call. During a run, it returns the running one. Returns undefined on failure, with
   * the reason in `error`.
   */
  readonly mutate: (input: Input<Name>) => Promise<Data<Name> | undefined>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

type AnyCall = (name: string, input: object) => Promise<{ data: unknown }>;

/**
 * Returns a call that changes data. Calls that must not happen twice keep one key until they
 * succeed. So a double press or a retry after a cut connection never charges twice (FND, PAY). Two
 * tabs have their own keys: two orders of a VIP plan are two terms (PAY-05), anything else is sold
 * once.
 */
export function useMutation<Name extends SiteRouteName>(
  name: Name,
  { silent = false, refreshes = [] }: UseMutationOptions = {},
): Mutation<Name> {
  const { client, data } = useServices();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<Promise<Data<Name> | undefined>>(undefined);
  const options = useRef({ silent, refreshes });
  options.current = { silent, refreshes };

  const mutate = useCallback(
    (input: Input<Name>) => {
      const isOnce = routeOf(name)?.idempotent === true;
      const run = async (): Promise<Data<Name> | undefined> => {
        setPending(true);
        setError(undefined);
        try {
          const answer = await (client.call as unknown as AnyCall)(name, {
            ...input,
            silent: options.current.silent,
            ...(isOnce ? { idempotencyKey: idempotencyKeyStore.keyFor(name, input) } : {}),
          });
          if (isOnce) idempotencyKeyStore.forget(name, input);
          if (options.current.refreshes.length > 0) await data.refresh(options.current.refreshes);
          return answer.data as Data<Name>;
        } catch (failure) {
          if (!(failure instanceof ApiError)) throw failure;
          // The key's first response belongs to another body: the next try is a new call.
          if (failure.name === 'idempotencyKeyReused') idempotencyKeyStore.forget(name, input);
          setError(failure);
          return undefined;
        } finally {
          running.current = undefined;
          setPending(false);
        }
      };
      running.current ??= run();
      return running.current;
    },
    [client, data, name],
  );
  const reset = useCallback(() => setError(undefined), []);
  return { mutate, isPending, error, reset };
}
