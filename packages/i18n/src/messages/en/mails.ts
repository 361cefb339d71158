/** Mails and short messages; see areas/server.ts. */
export const mails = {
  signature: 'Rostra',
  contact: 'Contact: {{contact}}',
  code: {
    login: {
      subject: 'Your Rostra login code',
      text: 'Your login code is {{code}}. It is valid for {{minutes}} minutes.',
    },
    signup: {
      subject: 'Your Rostra sign-up code',
      text: 'Your sign-up code is {{code}}. It is valid for {{minutes}} minutes.',
    },
    password_reset: {
      subject: 'Your Rostra password reset code',
      text: 'Your password reset code is {{code}}. It is valid for {{minutes}} minutes.',
    },
    payment_password: {
      subject: 'Your Rostra payment password code',
      text: 'Your code for setting a payment password is {{code}}. It is valid for {{minutes}} minutes.',
    },
    ignore: 'Never share this code. If you didn’t request it, ignore this message.',
    sms: 'Rostra: {{code}} is your code, valid for {{minutes}} minutes. Never share it.',
  },
  security: {
    passwordReset: {
      subject: 'Your Rostra password was changed',
      text: 'Your Rostra account password was changed and all devices were logged out. If this wasn’t you, reset your password immediately and contact customer service.',
      sms: 'Rostra: your password was changed and all devices were logged out. Not you? Reset your password and contact customer service.',
    },
    paymentPassword: {
      subject: 'Your payment password was changed',
      text: 'The payment password for your Rostra account was set or changed. If this wasn’t you, reset your login password and contact customer service.',
      sms: 'Rostra: your payment password was set or changed. Not you? Reset your login password and contact customer service.',
    },
  },
  withdrawal: {
    subject: 'Your Rostra account has been closed',
    text: 'Your Rostra account has been closed and all devices were logged out. In {{days}} days, we will delete your name, contact details, business card and search history. Payment records are kept, and anything you published stays online without your name. If this was a mistake, contact customer service before then.',
    sms: 'Rostra: your account was closed. Personal data will be deleted in {{days}} days. Mistake? Contact customer service before then.',
  },
} as const;
