import { defineRoutes } from '../route.ts';

export const accountRoutes = defineRoutes({
  postUsersCode: {
    method: 'POST',
    path: '/users/codes',
    access: 'anyone',
    isLimited: true,
    summary: 'Send a verification code by email or text message; defaults to the user logged in',
  },
  postUsersLogin: {
    method: 'POST',
    path: '/users/login',
    access: 'anyone',
    isLimited: true,
    session: 'starts',
    summary: 'Log in with a password or a code',
  },
  postUsersSignup: {
    method: 'POST',
    path: '/users/signup',
    access: 'anyone',
    isLimited: true,
    session: 'starts',
    summary: 'Sign up and log in',
  },
  postUsersPasswordReset: {
    method: 'POST',
    path: '/users/password/reset',
    access: 'anyone',
    session: 'ends',
    summary: 'Reset the password with a code and end all sessions',
  },
  putUsersFocus: {
    method: 'PUT',
    path: '/users/focus',
    access: 'user',
    summary: 'Set the industries and markets that the user follows',
  },
  putPaymentPassword: {
    method: 'PUT',
    path: '/users/payment_password',
    access: 'user',
    isLimited: true,
    summary: 'Set or change the payment password',
  },
  getCustomerServiceList: {
    method: 'GET',
    path: '/users/customer_service_list',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'List customer service contacts',
  },
});
