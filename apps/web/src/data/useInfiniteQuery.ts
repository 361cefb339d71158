import type { ApiError, Input } from '@rostra/api-client';
import type { ListRouteName, Row, SiteRouteName } from '@rostra/contract';
import { useCallback, useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ApiResponse } from '@rostra/api-client';
import { useServices } from '../app/ServicesContext.tsx';
import { dataKey } from './dataKey.ts';
import { pagedReadings } from './pagedReadings.ts';
import { useInSight } from './readingsInSight.ts';

type ListName = ListRouteName & SiteRouteName;

export interface PagedReading<Name extends ListName> {
  readonly rows: readonly Row<Name>[];
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => Promise<void>;
}

type AnyCall = (name: string, input: object) => Promise<unknown>;

/**
 * Reads a list page by page, one below the other. The first page is the one that a loader fills when
 * it names no `page`.
 */
export function useInfiniteQuery<Name extends ListName>(
  name: Name,
  input: Input<Name> | null,
): PagedReading<Name> {
  const { client, data: screenData } = useServices();
  const parts = input as { query?: object } | null;
  const inputOf = (page: number): object => ({
    ...parts,
    query: { ...parts?.query, ...(page > 1 ? { page } : {}) },
  });
  const key = parts === null ? null : dataKey(name, inputOf(1));
  useInSight(key);
  const first = parts === null ? undefined : screenData.read(name, inputOf(1) as Input<Name>);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    ApiResponse<Name>,
    ApiError
  >(
    (index, previous: ApiResponse<Name> | null) => {
      if (key === null) return null;
      if (previous && index >= (previous.meta?.total_pages ?? 0)) return null;
      return `paged ${index + 1} ${key}`;
    },
    (pageKey: string) => {
      const page = Number(pageKey.split(' ', 2)[1]);
      return (client.call as unknown as AnyCall)(name, inputOf(page)) as Promise<ApiResponse<Name>>;
    },
    {
      revalidateFirstPage: false,
      ...(first ? { fallbackData: [first], revalidateOnMount: false } : {}),
    },
  );
  const pages = data ?? [];
  const meta = pages[0]?.meta;
  const hasMore = meta !== undefined && pages.length < meta.total_pages;
  const loadMore = useCallback(() => {
    void setSize((current) => current + 1);
  }, [setSize]);
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  useEffect(() => {
    const reading = { name, reload };
    pagedReadings.add(reading);
    return () => void pagedReadings.delete(reading);
  }, [name, reload]);
  return {
    rows: pages.flatMap((page) => page.data as unknown as Row<Name>[]),
    total: meta?.total,
    hasMore,
    error,
    isLoading,
    isLoadingMore: isValidating && size > pages.length,
    loadMore,
    reload,
  };
}
