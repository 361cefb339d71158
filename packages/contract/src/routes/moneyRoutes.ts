import { defineRoutes } from '../route.ts';

export const moneyRoutes = defineRoutes({
  getTransactions: {
    method: 'GET',
    path: '/users/transactions',
    access: 'user',
    list: true,
    summary: 'List balance transactions, newest first',
  },
  getProduct: {
    method: 'GET',
    path: '/goods/:type/:id',
    access: 'user',
    summary: 'Get a product with its offers and the user’s ways to pay',
  },
  postOrders: {
    method: 'POST',
    path: '/orders',
    access: 'user',
    idempotent: true,
    isLimited: true,
    summary: 'Buy a product with balance or a pay-per-view card',
  },
  getOrders: {
    method: 'GET',
    path: '/orders',
    access: 'user',
    list: true,
    summary: 'List the user’s orders, of one product if given',
  },
  getPurchasedArticles: {
    method: 'GET',
    path: '/orders/articles',
    access: 'user',
    list: true,
    summary: 'List articles that the user bought',
  },
  getUsersServiceList: {
    method: 'GET',
    path: '/users/service_list',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'List VIP plans and pay-per-view cards for sale',
  },
  getBankAccount: {
    method: 'GET',
    path: '/topups/bank_account',
    access: 'user',
    summary: 'Get the bank account for top-ups',
  },
  postTopups: {
    method: 'POST',
    path: '/topups',
    access: 'user',
    idempotent: true,
    isLimited: true,
    summary: 'Submit a bank transfer with its receipt',
  },
  getTopups: {
    method: 'GET',
    path: '/topups',
    access: 'user',
    list: true,
    summary: 'List the user’s top-ups',
  },
});
