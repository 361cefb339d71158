import type { Answer, ApiError, Input } from '@rostra/api-client';
import { pageRouteOf } from '@rostra/contract';
import type { Data, ListRouteName, SiteRouteName } from '@rostra/contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useServices } from '../app/ServicesContext.tsx';
import { dataKey } from './dataKey.ts';
import { useInSight } from './readingsInSight.ts';

export interface Reading<Name extends SiteRouteName> {
  /** Lists are empty while they load and when they fail (ERR-02); others are undefined (ERR-03). */
  readonly data: Name extends ListRouteName ? Data<Name> : Data<Name> | undefined;
  readonly meta: Answer<Name>['meta'] | undefined;
  readonly error: ApiError | undefined;
  /** Nothing is there yet. */
  readonly isLoading: boolean;
  /** Something is there and is asked for again. */
  readonly isRenewing: boolean;
  readonly reload: () => Promise<void>;
}

export interface UseApiOptions {
  /** The screen shows the failure itself, no message pops up. */
  readonly silent?: boolean | undefined;
  /** Asks again every so many ms. */
  readonly everyMs?: number | undefined;
  /** While another page of a list comes, the one before stays. @default false */
  readonly keepsPrevious?: boolean | undefined;
}

type AnyCall = (name: string, input: object) => Promise<unknown>;

/**
 * Reads a call. What a loader filled is there at once, on the server too.
 *
 * @param input null reads nothing yet
 */
export function useApi<Name extends SiteRouteName>(
  name: Name,
  input: Input<Name> | null,
  { silent = false, everyMs = 0, keepsPrevious = false }: UseApiOptions = {},
): Reading<Name> {
  const { client } = useServices();
  const parts = input as object | null;
  const key = parts === null ? null : dataKey(name, parts);
  useInSight(key);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer<Name>, ApiError>(
    key,
    () =>
      (client.call as unknown as AnyCall)(name, { ...parts, silent }) as Promise<Answer<Name>>,
    { refreshInterval: everyMs, keepPreviousData: keepsPrevious },
  );
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const isList = pageRouteOf(name)?.list === true;
  return {
    data: (data?.data ?? (isList ? [] : undefined)) as Reading<Name>['data'],
    meta: data?.meta,
    error,
    isLoading,
    isRenewing: isValidating && data !== undefined,
    reload,
  };
}
