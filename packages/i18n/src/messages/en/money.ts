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
      text: 'You bought “{{title}}” for {{coins}}. Keep this mail as your record.',
    },
    orderPaidByCard: {
      subject: 'Your pay-per-view card was used',
      text: 'You unlocked “{{title}}” with one use of your pay-per-view card. Keep this mail as your record.',
    },
    orderRefunded: {
      subject: 'Your payment was refunded',
      text: '“{{title}}”: each part of your payment was returned to its original source.',
    },
    kind: {
      Article: 'Type: article',
      meeting: 'Type: meeting',
      VipPlan: 'Type: VIP membership',
      PpvPack: 'Type: pay-per-view card',
    },
    record: {
      item: 'Item: {{title}}',
      amount: 'Amount: {{coins}} (about {{yuan}})',
      gift: 'From gift balance: {{coins}}',
      balance: 'From paid balance: {{coins}}',
      card: 'Paid with: one use of a pay-per-view card',
      payer: 'Paid by: {{payer}}',
      order: 'Order number: {{order}}',
      paid: 'Paid: {{time}} Beijing time',
      refunded: 'Refunded: {{time}} Beijing time',
      buyer: 'Buyer: {{buyer}}',
      link: 'View item: {{url}}',
      orders: 'Your orders: {{url}}',
      giftAdded: 'Gift balance added: {{coins}}',
      reference: 'Reference: {{reference}}',
      reported: 'Reported: {{time}} Beijing time',
      confirmed: 'Confirmed: {{time}} Beijing time',
      rejected: 'Rejected: {{time}} Beijing time',
      holder: 'Account holder: {{holder}}',
      movements: 'Your balance: {{url}}',
      refundRule: 'Refund policy: {{rule}}',
      topupRule:
        'For a refund of a top-up, contact customer service. Gift balance cannot be refunded or withdrawn.',
    },
    topupConfirmed: {
      subject: 'Your top-up has arrived',
      text: '{{coins}} have been added to your balance. Keep this mail as your record.',
    },
    topupRejected: {
      subject: 'Your top-up was not confirmed',
      text: 'Your top-up of {{coins}} was not confirmed: {{reason}}',
    },
  },
} as const;
