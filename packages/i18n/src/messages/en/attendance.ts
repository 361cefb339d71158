/** What the server writes to those who take part in an event: mails, the calendar's file. */
export const attendance = {
  mail: {
    registered: {
      subject: 'You are registered: {{title}}',
      text: 'Your place is confirmed for “{{title}}”, {{time}} Beijing time. The page of the event has the address. The attached file adds it to your calendar.',
    },
    pending: {
      subject: 'Registration not confirmed yet: {{title}}',
      text: 'You asked to take part in “{{title}}”, {{time}} Beijing time. Your registration is saved, but it cannot be confirmed on Rostra yet. You can attend only once it is confirmed.',
    },
    prepending: {
      subject: 'One step is left: {{title}}',
      text: 'You asked to take part in “{{title}}”, {{time}} Beijing time. Finish the last step on the page of the event.',
    },
    canceled: {
      subject: 'Your registration was canceled: {{title}}',
      text: 'Your registration for “{{title}}”, {{time}} Beijing time, was canceled.',
    },
    refunded: {
      subject: 'Your registration was canceled: {{title}}',
      text: 'Your registration for “{{title}}”, {{time}} Beijing time, was canceled. Each part of the payment has gone back to where it came from.',
    },
    eventCanceled: {
      subject: 'Canceled: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, was canceled: {{reason}}',
    },
    eventCanceledRefunded: {
      subject: 'Canceled: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, was canceled: {{reason}} What you paid was refunded in full.',
    },
    neverStarted: {
      subject: 'Did not take place: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, did not take place. Your registration has ended.',
    },
    neverStartedRefunded: {
      subject: 'Did not take place: {{title}}',
      text: '“{{title}}”, {{time}} Beijing time, did not take place. What you paid was refunded in full.',
    },
  },
  report: {
    name: 'Name',
    nickname: 'Nickname',
    organization: 'Organization',
    role: 'Role',
    joined: 'Joined',
    left: 'Left',
    seconds: 'Seconds',
    ofPerson: 'Seconds of the person',
    ofOrganization: 'Seconds of the organization',
    roles: {
      broadcaster: 'Host',
      expert: 'Expert',
      audience: 'Listener',
      staff: 'Staff',
    },
  },
  calendar: {
    details: 'Details: {{url}}',
    password: 'Password: {{password}}',
  },
} as const;
