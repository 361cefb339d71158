/** The server's texts about money: transactions, plans, packs, the demo account, mails. */
export const money = {
  /** One movement of the balance, by kind. */
  info: {
    topup: 'Top-up by bank transfer',
    topup_gift: 'Top-up gift',
    purchase: 'Purchase: {{title}}',
    refund: 'Refund: {{title}}',
    vip: 'VIP: {{title}}',
    ppv_pack: 'Pay-per-view card: {{title}}',
    invite_reward: 'Invitation reward',
    adjust: 'Customer service adjustment',
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
    articles: 'Read VIP articles at no extra charge',
    meetings: 'Attend VIP meetings at no extra charge',
    plusArticles: 'Read every VIP article, including VIP Plus',
    service: 'Dedicated customer service contact',
  },
  ppvPack: {
    p1: { name: 'Five articles', summary: 'Unlocks five articles, active right away' },
    p2: {
      name: 'Five articles, active after 3 days',
      summary: 'Unlocks five articles, active 3 days after purchase',
    },
    p3: {
      name: 'Five articles or live meetings',
      summary: 'Unlocks five articles or live meetings',
    },
  },
  remindTip: 'We’ll notify you when it goes on sale, its price changes or it’s about to start.',
  demoBank: { holder: 'Rostra Demo Ltd', bank: 'Demo Bank (not a real account)' },
  mail: {
    orderPaid: {
      subject: 'Your purchase on Rostra',
      text: 'You bought “{{title}}” for {{coins}}. Order {{order}}.',
    },
    orderPaidByCard: {
      subject: 'Your pay-per-view card was used',
      text: 'You unlocked “{{title}}” with one use of your pay-per-view card. Order {{order}}.',
    },
    orderRefunded: {
      subject: 'Your payment was refunded',
      text: '“{{title}}”: each part of your payment was returned to its original source. Order {{order}}.',
    },
    topupConfirmed: {
      subject: 'Your top-up has arrived',
      text: '{{coins}} have been added to your balance. Reference {{reference}}.',
    },
    topupRejected: {
      subject: 'Your top-up was not confirmed',
      text: 'Your top-up of {{coins}} with reference {{reference}} was not confirmed: {{reason}}',
    },
  },
} as const;
