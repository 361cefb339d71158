/** What the server writes about money: movements, plans, packs, the demo account, mails. */
export const money = {
  /** One movement of the balance, by kind. */
  info: {
    topup: 'Top-up by bank transfer',
    topup_gift: 'Gift for a top-up',
    purchase: 'Bought: {{title}}',
    refund: 'Refunded: {{title}}',
    vip: 'VIP: {{title}}',
    ppv_pack: 'Pay-per-view card: {{title}}',
    invite_reward: 'Reward for an invitation',
    adjust: 'Correction by service',
  },
  failure: {
    busy: 'the system was busy',
    expired: 'the order has expired',
  },
  vipPlan: {
    p1: { name: 'VIP' },
    p2: { name: 'VIP Plus' },
    summary: '{{days}} days. {{rights}}.',
    and: '. ',
  },
  vipRight: {
    articles: 'Reads VIP articles without paying for each',
    audition: 'Listens to the first five minutes of VIP meetings',
    plusArticles: 'Reads every VIP article, VIP Plus ones too',
    service: 'Has a service contact of their own',
  },
  ppvPack: {
    p1: { name: 'Five articles', summary: 'Opens five articles, from today on' },
    p2: {
      name: 'Five articles, usable after 3 days',
      summary: 'Opens five articles, from the third day on',
    },
    p3: { name: 'Five articles or lives', summary: 'Opens five articles or live meetings' },
  },
  remindTip:
    'We will write to you when it goes on sale, its price changes or it is about to start.',
  demoBank: { holder: 'Rostra Demo Ltd', bank: 'Demo Bank, no real account' },
  mail: {
    orderPaid: {
      subject: 'Your purchase on Rostra',
      text: 'You bought “{{title}}” for {{coins}}. Order {{order}}.',
    },
    orderPaidByCard: {
      subject: 'Your pay-per-view card was used',
      text: 'You opened “{{title}}” with one use of your pay-per-view card. Order {{order}}.',
    },
    orderRefunded: {
      subject: 'Your payment was refunded',
      text: '“{{title}}”: each part of the payment has gone back to where it came from. Order {{order}}.',
    },
    topupConfirmed: {
      subject: 'Your top-up has arrived',
      text: '{{coins}} were added to your balance. Reference {{reference}}.',
    },
    topupRejected: {
      subject: 'Your top-up was not confirmed',
      text: 'The top-up of {{coins}} with the reference {{reference}} was not confirmed: {{reason}}',
    },
  },
} as const;
