import { useEffect, useReducer, useRef } from 'react';

/** Items of one request of a select widget (platform §9). */
export const SELECT_PAGE_SIZE = 10;

/** The parameters of a request; the names are those of the API. */
export interface PageRequest {
  page: number;
  per_page: number;
  /** Empty for the whole list. */
  search: string;
  signal: AbortSignal;
}

/** A page of a list as the API returns it. */
export interface PageOf<Item> {
  data: readonly Item[];
  meta: { total: number };
}

/** Loads one page; a rejected promise shows the error with a button to try again. */
export type LoadPage<Item> = (request: PageRequest) => Promise<PageOf<Item>>;

export interface PagedList<Item> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly Item[];
  /** Of the whole list, from the answer's meta. */
  total: number;
  page: number;
  search: string;
}

type Change<Item> =
  | { kind: 'ask'; page: number; search: string }
  | { kind: 'got'; answer: PageOf<Item> }
  | { kind: 'failed' };

function next<Item>(list: PagedList<Item>, change: Change<Item>): PagedList<Item> {
  if (change.kind === 'failed') return { ...list, status: 'failed' };
  if (change.kind === 'got')
    return {
      ...list,
      status: 'ready',
      items: list.page === 1 ? change.answer.data : [...list.items, ...change.answer.data],
      total: change.answer.meta.total,
    };
  return {
    ...list,
    status: 'loading',
    page: change.page,
    search: change.search,
    items: change.page === 1 ? [] : list.items,
  };
}

/** Returns the pages of a searched list: `ask` starts a request and drops the previous one. */
export function usePagedList<Item>(load: LoadPage<Item>) {
  const [list, send] = useReducer(next<Item>, {
    status: 'idle',
    items: [],
    total: 0,
    page: 0,
    search: '',
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = (page: number, search: string) => {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    send({ kind: 'ask', page, search });
    load({ page, per_page: SELECT_PAGE_SIZE, search, signal: request.signal }).then(
      (answer) => {
        if (!request.signal.aborted) send({ kind: 'got', answer });
      },
      () => {
        if (!request.signal.aborted) send({ kind: 'failed' });
      },
    );
  };
  return { list, ask };
}
