/** Notices by kind; values come from the event. See apps/api `notify`. */
export const notices = {
  welcome: {
    title: 'Welcome to Rostra',
    body: 'The home screen shows the industries and markets you follow first. Open this message to choose them, or to choose others.',
  },
  passwordReset: {
    title: 'Your password was changed',
    body: 'All devices were logged out. If it was not you, contact service.',
  },
  paymentPasswordSet: {
    title: 'Your payment password is set',
    body: 'Payments from your balance ask for it. If it was not you, reset your log-in password and contact service.',
  },
  paymentPassword: {
    title: 'Your payment password was changed',
    body: 'If it was not you, reset your log-in password and contact service.',
  },
  articlePassed: {
    title: 'Your content has passed the review',
    body: '“{{title}}” is published.',
  },
  articleRejected: {
    title: 'Your content has not passed the review',
    body: '“{{title}}”: {{reason}}',
  },
  commentReplied: {
    title: '{{name}} replied to your comment',
    body: '“{{title}}”',
  },
  topupConfirmed: {
    title: 'Your top-up has arrived',
    body: '{{coins}} were added to your balance.',
  },
  topupRejected: {
    title: 'Your top-up was not confirmed',
    body: '{{coins}}: {{reason}}',
  },
  orderPaid: {
    title: 'Your purchase is complete',
    body: '“{{title}}” is yours.',
  },
  orderRefunded: {
    title: 'Your payment was refunded',
    body: '“{{title}}”: each part has gone back to where it came from.',
  },
  vipGranted: {
    title: 'Your VIP has begun',
    body: 'It runs for {{days}} days.',
  },
  registrationRegistered: {
    title: 'You are registered',
    body: '“{{title}}”, {{time}} Beijing time.',
  },
  registrationPending: {
    title: 'Your registration is saved, not confirmed',
    body: '“{{title}}”, {{time}} Beijing time. It can’t be confirmed here yet. You can attend only once it is confirmed.',
  },
  registrationPrepending: {
    title: 'One step is left',
    body: '“{{title}}”, {{time}} Beijing time. Open the event to finish.',
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
    title: 'An event of yours was canceled',
    body: '“{{title}}”, {{time}} Beijing time: {{reason}}',
  },
  eventCanceledRefunded: {
    title: 'An event of yours was canceled',
    body: '“{{title}}”, {{time}} Beijing time: {{reason}} What you paid was refunded.',
  },
  meetingNeverStarted: {
    title: 'A meeting of yours did not take place',
    body: '“{{title}}”, {{time}} Beijing time. Your registration has ended.',
  },
  meetingNeverStartedRefunded: {
    title: 'A meeting of yours did not take place',
    body: '“{{title}}”, {{time}} Beijing time. What you paid was refunded in full.',
  },
  reminderOnSale: {
    title: 'Now on sale',
    body: '“{{title}}”, for {{coins}}. You asked to be reminded.',
  },
  reminderPriceChanged: {
    title: 'The price has changed',
    body: '“{{title}}” now costs {{coins}}. You asked to be reminded.',
  },
  reminderStarting: {
    title: 'About to start',
    body: '“{{title}}”, {{time}} Beijing time. You asked to be reminded.',
  },
} as const;
