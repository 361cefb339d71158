/** Mails and short messages; see areas/server.ts. */
export const mails = {
  signature: 'Rostra',
  code: {
    login: {
      subject: 'Your Rostra log-in code',
      text: 'Your log-in code is {{code}}. It is valid for {{minutes}} minutes.',
    },
    signup: {
      subject: 'Your Rostra sign-up code',
      text: 'Your sign-up code is {{code}}. It is valid for {{minutes}} minutes.',
    },
    password_reset: {
      subject: 'Reset your Rostra password',
      text: 'Your code to set a new password is {{code}}. It is valid for {{minutes}} minutes.',
    },
    payment_password: {
      subject: 'Confirm your payment password',
      text: 'Your code to set the payment password is {{code}}. It is valid for {{minutes}} minutes.',
    },
    ignore: 'Tell nobody this code. If you did not ask for it, ignore this message.',
    sms: 'Rostra: {{code}} is your code, valid for {{minutes}} minutes. Tell nobody.',
  },
  security: {
    passwordReset: {
      subject: 'Your Rostra password was changed',
      text: 'The password of your Rostra account was changed and all devices were logged out. If it was not you, reset it at once and contact service.',
    },
    paymentPassword: {
      subject: 'Your payment password was changed',
      text: 'The payment password of your Rostra account was set or changed. If it was not you, reset your log-in password and contact service.',
    },
  },
  withdrawal: {
    subject: 'Your Rostra account was closed',
    text: 'Your Rostra account was closed and all devices were logged out. In {{days}} days your name, contacts, business card and search history are removed. Payments stay on record, and what you published stays without your name. If this was a mistake, contact service before then.',
    sms: 'Rostra: your account was closed. Personal data is removed in {{days}} days. A mistake? Contact service before then.',
  },
} as const;
