import { defineRoutes } from '../route.ts';

export const moneyRoutes = defineRoutes({
  getUsersCard: {
    method: 'GET',
    path: '/users/cards',
    access: 'user',
    summary: 'Balances and pay-per-view cards the user may pay with',
  },
  getTransactions: {
    method: 'GET',
    path: '/users/transactions',
    access: 'user',
    list: true,
    summary: 'Movements of the balance, newest first',
  },
  getProduct: {
    method: 'GET',
    path: '/goods/:type/:id',
    access: 'user',
    summary: 'What a payment screen shows: the thing, its offers, and what the user can pay with',
  },
  postOrders: {
    method: 'POST',
    path: '/orders',
    access: 'user',
    idempotent: true,
    summary: 'Buys a thing with balance or a pay-per-view card',
  },
  getOrders: {
    method: 'GET',
    path: '/orders',
    access: 'user',
    list: true,
    summary: 'Orders of the user, of one thing if named',
  },
  getPurchasedArticles: {
    method: 'GET',
    path: '/orders/articles',
    access: 'user',
    list: true,
    summary: 'Articles the user bought',
  },
  postOrderReminds: {
    method: 'POST',
    path: '/order_reminds',
    access: 'user',
    summary: 'Asks for a notice when the thing goes on sale or is about to start',
  },
  getUsersServiceList: {
    method: 'GET',
    path: '/users/service_list',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'VIP plans and card packs on offer',
  },
  getBankAccount: {
    method: 'GET',
    path: '/topups/bank_account',
    access: 'user',
    summary: 'The account that top-ups are transferred to',
  },
  postTopups: {
    method: 'POST',
    path: '/topups',
    access: 'user',
    idempotent: true,
    summary: 'Reports a bank transfer with its slip',
  },
  getTopups: {
    method: 'GET',
    path: '/topups',
    access: 'user',
    list: true,
    summary: 'Top-ups of the user',
  },
});
