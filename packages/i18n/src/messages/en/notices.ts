/** Notices by kind; values come from the event. See apps/api `notify`. */
export const notices = {
  welcome: {
    title: 'Welcome to Rostra',
    body: 'Your home page shows the industries and markets you follow first. Open this notification to choose or change them.',
  },
  passwordReset: {
    title: 'Your password was changed',
    body: 'All devices were logged out. If this wasn’t you, contact customer service.',
  },
  paymentPasswordSet: {
    title: 'Your payment password has been set',
    body: 'You’ll need it to pay from your balance. If this wasn’t you, reset your login password and contact customer service.',
  },
  paymentPassword: {
    title: 'Your payment password was changed',
    body: 'If this wasn’t you, reset your login password and contact customer service.',
  },
  articlePassed: {
    title: 'Your content was approved',
    body: '“{{title}}” has been published.',
  },
  articleRejected: {
    title: 'Your content was not approved',
    body: '“{{title}}”: {{reason}}',
  },
  commentReplied: {
    title: '{{name}} replied to your comment',
    body: '“{{title}}”',
  },
  topupConfirmed: {
    title: 'Your top-up has arrived',
    body: '{{coins}} have been added to your balance.',
  },
  topupRejected: {
    title: 'Your top-up was not confirmed',
    body: '{{coins}}: {{reason}}',
  },
  orderPaid: {
    title: 'Your purchase is complete',
    body: 'You bought “{{title}}”.',
  },
  orderRefunded: {
    title: 'Your payment was refunded',
    body: '“{{title}}”: each part of your payment was returned to its original source.',
  },
  vipGranted: {
    title: 'Your VIP is now active',
    body: 'It’s valid for {{days}} days.',
  },
  registrationRegistered: {
    title: 'You’re registered',
    body: '“{{title}}”, {{time}} Beijing time.',
  },
  registrationPending: {
    title: 'Your registration isn’t confirmed yet',
    body: '“{{title}}”, {{time}} Beijing time. It’s saved, but it can’t be confirmed on Rostra yet. You can attend only once it’s confirmed.',
  },
  registrationPrepending: {
    title: 'One step left',
    body: '“{{title}}”, {{time}} Beijing time. Open the event page to finish.',
  },
  registrationCanceled: {
    title: 'Your registration was canceled',
    body: '“{{title}}”, {{time}} Beijing time.',
  },
  registrationRefunded: {
    title: 'Your registration was canceled and refunded',
    body: '“{{title}}”, {{time}} Beijing time.',
  },
  eventCanceled: {
    title: 'An event you registered for was canceled',
    body: '“{{title}}”, {{time}} Beijing time: {{reason}}',
  },
  eventCanceledRefunded: {
    title: 'An event you registered for was canceled',
    body: '“{{title}}”, {{time}} Beijing time: {{reason}} Your payment has been refunded in full.',
  },
  meetingNeverStarted: {
    title: 'A meeting you registered for did not take place',
    body: '“{{title}}”, {{time}} Beijing time. Your registration has ended.',
  },
  meetingNeverStartedRefunded: {
    title: 'A meeting you registered for did not take place',
    body: '“{{title}}”, {{time}} Beijing time. Your payment has been refunded in full.',
  },
  reminderOnSale: {
    title: 'Now on sale',
    body: '“{{title}}” is on sale for {{coins}}. You asked to be reminded.',
  },
  reminderPriceChanged: {
    title: 'The price has changed',
    body: '“{{title}}” now costs {{coins}}. You asked to be reminded.',
  },
  reminderStarting: {
    title: 'Starting soon',
    body: '“{{title}}”, {{time}} Beijing time. You asked to be reminded.',
  },
} as const;
