// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from '../app/App.tsx';
import { testServices } from '../app/testServices.ts';
import { useQuery } from './useQuery.ts';
import { useFresh } from './useFresh.ts';
import { useInfiniteQuery } from './useInfiniteQuery.ts';

let root: Root;
/** Number of requests by call. */
let requested: Record<string, number>;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  requested = {};
});
afterEach(() => act(async () => root.unmount()));

/** Two tabs like those of the balance page: one of them is read and kept fresh. */
function Tabs({ tab }: { tab: 'orders' | 'cards' }) {
  const orders = useInfiniteQuery('getOrders', tab === 'orders' ? { query: {} } : null);
  const cards = useQuery('getUsersCard', tab === 'cards' ? { query: {} } : null);
  useFresh({ orders, cards }[tab], tab);
  return <p>{JSON.stringify(tab === 'orders' ? orders.rows : cards.data)}</p>;
}

/** Renders the site over a server that counts its requests in every response. */
async function makeShow(): Promise<(tab: 'orders' | 'cards') => Promise<void>> {
  const call = (name: string) => {
    requested[name] = (requested[name] ?? 0) + 1;
    const meta = { page: 1, per_page: 25, total: 1, total_pages: 1 };
    return Promise.resolve({ data: [`${name} ${requested[name]}`], meta });
  };
  const services = await testServices(call);
  return (tab) =>
    act(async () =>
      root.render(
        <App services={services} filled={{}} isIsolated>
          <Tabs tab={tab} />
        </App>,
      ),
    );
}

const seen = (): string => document.body.textContent ?? '';

it('renews the data of a tab that is opened again [PROF-16, PAY-55]', async () => {
  const show = await makeShow();
  await show('orders');
  expect(seen()).toBe('["getOrders 1"]');
  await show('cards');
  expect(seen()).toBe('["getUsersCard 1"]');
  await show('orders');
  expect(seen()).toBe('["getOrders 2"]');
  await show('cards');
  expect(seen()).toBe('["getUsersCard 2"]');
  expect(requested).toEqual({ getOrders: 2, getUsersCard: 2 });
});

it('renews only the visible tab when the window regains focus [PAY-14]', async () => {
  const show = await makeShow();
  await show('orders');
  await show('cards');
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(seen()).toBe('["getUsersCard 2"]');
  expect(requested).toEqual({ getOrders: 1, getUsersCard: 2 });
});
