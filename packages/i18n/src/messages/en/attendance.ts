/** The server's texts for participants of an event: mails, and the calendar's file. */
export const attendance = {
  mail: {
    registered: {
      subject: 'You’re registered: {{title}}',
      text: 'Your seat is confirmed for “{{title}}”, {{time}} Beijing time. You’ll find the address on the event page. The attached file adds the event to your calendar.',
    },
    pending: {
      subject: 'Registration not confirmed yet: {{title}}',
      text: 'You requested to attend “{{title}}”, {{time}} Beijing time. Your registration is saved, but it can’t be confirmed on Rostra yet. You can attend only once it’s confirmed.',
    },
    prepending: {
      subject: 'One step left: {{title}}',
      text: 'You requested to attend “{{title}}”, {{time}} Beijing time. Complete the last step on the event page.',
    },
    canceled: {
      subject: 'Your registration was canceled: {{title}}',
      text: 'Your registration for “{{title}}”, {{time}} Beijing time, was canceled.',
    },
    refunded: {
      subject: 'Your registration was canceled: {{title}}',
      text: 'Your registration for “{{title}}”, {{time}} Beijing time, was canceled. Each part of your payment was returned to its original source.',
    },
    eventCanceled: {
      subject: 'Canceled: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, was canceled: {{reason}}',
    },
    eventCanceledRefunded: {
      subject: 'Canceled: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, was canceled: {{reason}} Your payment has been refunded in full.',
    },
    neverStarted: {
      subject: 'Did not take place: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, did not take place. Your registration has ended.',
    },
    when: 'When: {{start}} to {{end}} Beijing time',
    where: 'Where: {{address}}',
    whereOnline: 'Where: online, from the event page',
    whereLater: 'Where: shown on the event page once your registration is confirmed',
    event: 'Event page: {{url}}',
    cancel: 'To cancel: open the event page and choose “Cancel registration”.',
    cancelPaid:
      'To cancel: open the event page and choose “Cancel registration”. Full refund until {{until}} Beijing time, no refund after that.',
    cancelLate:
      'To cancel: open the event page and choose “Cancel registration”. The deadline for a full refund was {{until}} Beijing time.',
    neverStartedRefunded: {
      subject: 'Did not take place: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, did not take place. Your payment has been refunded in full.',
    },
  },
  report: {
    name: 'Name',
    nickname: 'Nickname',
    organization: 'Organization',
    role: 'Role',
    joined: 'Joined',
    left: 'Left',
    seconds: 'Duration (seconds)',
    ofPerson: 'Total for person (seconds)',
    ofOrganization: 'Total for organization (seconds)',
    roles: {
      broadcaster: 'Host',
      expert: 'Expert',
      audience: 'Audience',
      staff: 'Staff',
    },
  },
  calendar: {
    details: 'Details: {{url}}',
    password: 'Password: {{password}}',
  },
} as const;
