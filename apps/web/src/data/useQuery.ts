import type { ApiResponse, ApiError, Input } from '@rostra/api-client';
import type { Data, ListRouteName, SiteRouteName } from '@rostra/contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useServices } from '../app/ServicesContext.tsx';
import { dataKey } from './dataKey.ts';
import { routeOf } from './knownCalls.ts';
import { useInSight } from './readingsInSight.ts';

export interface Reading<Name extends SiteRouteName> {
  /** Lists are empty while they load and after a failure (ERR-02); others are undefined (ERR-03). */
  readonly data: Name extends ListRouteName ? Data<Name> : Data<Name> | undefined;
  readonly meta: ApiResponse<Name>['meta'] | undefined;
  readonly error: ApiError | undefined;
  /** No data is there yet. */
  readonly isLoading: boolean;
  /** The data is there and is being renewed. */
  readonly isRenewing: boolean;
  readonly reload: () => Promise<void>;
}

export interface UseApiOptions {
  /** The screen itself shows the failure; no message pops up. */
  readonly silent?: boolean | undefined;
  /** Interval of repeated requests, in ms. */
  readonly everyMs?: number | undefined;
  /** The previous page of a list stays while another one loads. @default false */
  readonly keepsPrevious?: boolean | undefined;
}

type AnyCall = (name: string, input: object) => Promise<unknown>;

/**
 * Reads a call's response. Data filled by a loader is available at once, also on the server.
 *
 * @param input null reads nothing yet
 */
export function useQuery<Name extends SiteRouteName>(
  name: Name,
  input: Input<Name> | null,
  { silent = false, everyMs = 0, keepsPrevious = false }: UseApiOptions = {},
): Reading<Name> {
  const { client } = useServices();
  const parts = input as object | null;
  const key = parts === null ? null : dataKey(name, parts);
  useInSight(key);
  const { data, error, isLoading, isValidating, mutate } = useSWR<ApiResponse<Name>, ApiError>(
    key,
    () =>
      (client.call as unknown as AnyCall)(name, { ...parts, silent }) as Promise<ApiResponse<Name>>,
    { refreshInterval: everyMs, keepPreviousData: keepsPrevious },
  );
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const isList = routeOf(name)?.list === true;
  return {
    data: (data?.data ?? (isList ? [] : undefined)) as Reading<Name>['data'],
    meta: data?.meta,
    error,
    isLoading,
    isRenewing: isValidating && data !== undefined,
    reload,
  };
}
