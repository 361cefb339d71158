import { defineRoutes } from '../route.ts';

export const accountRoutes = defineRoutes({
  postUsersCode: {
    method: 'POST',
    path: '/users/codes',
    access: 'anyone',
    summary: 'Sends a one-time code by e-mail or SMS; without account to the user logged in',
  },
  postUsersLogin: {
    method: 'POST',
    path: '/users/login',
    access: 'anyone',
    summary: 'Logs in by password or code',
  },
  postUsersSignup: {
    method: 'POST',
    path: '/users/signup',
    access: 'anyone',
    summary: 'Registers an account and logs it in',
  },
  postUsersPasswordReset: {
    method: 'POST',
    path: '/users/password/reset',
    access: 'anyone',
    summary: 'Sets a new password by a code and ends all sessions',
  },
  postUsersLogout: {
    method: 'POST',
    path: '/users/logout',
    access: 'anyone',
    summary: 'Ends the session, if there is one',
  },
  getUsersMe: {
    method: 'GET',
    path: '/users/me',
    access: 'user',
    summary: 'The user logged in; 401 for a visitor',
  },
  putUsersChangeLanguage: {
    method: 'PUT',
    path: '/users/change_language',
    access: 'user',
    summary: 'Stores the language of the user',
  },
  postIprVersion: {
    method: 'POST',
    path: '/users/ipr_version',
    access: 'user',
    summary: 'Records that the IP notice of a version was acknowledged',
  },
  putUsersFocus: {
    method: 'PUT',
    path: '/users/focus',
    access: 'user',
    summary: 'Industries and markets the user follows',
  },
  putPaymentPassword: {
    method: 'PUT',
    path: '/users/payment_password',
    access: 'user',
    summary: 'Sets or changes the payment password',
  },
  getCustomerServiceList: {
    method: 'GET',
    path: '/users/customer_service_list',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'Service contacts',
  },
});
