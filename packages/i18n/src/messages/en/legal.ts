import type { LegalTexts } from '../legalDocument.ts';

export const legal: LegalTexts = {
  agreement: {
    title: 'User agreement',
    intro:
      'This agreement is between you and the operator of Rostra. By ticking the box when you log in or sign up, you accept the version shown above.',
    chapters: [
      {
        id: 'service',
        title: 'What Rostra is',
        paragraphs: [
          'Rostra provides roadshows and meetings, research and notes, and ways to pay for them. It is intended for professional investors, analysts, experts, listed companies and event organizers.',
          'Nothing on Rostra is investment advice, an offer or a solicitation. Authors are responsible for their own views. You are responsible for your own financial decisions.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'Sign up with your own email address or phone number and provide accurate information. Each person may hold one account and may not lend it to anyone else.',
          'Keep your password and your payment password confidential. If you think someone else is using your account, contact customer service immediately. Setting a new login password ends all sessions.',
          'You may ask customer service to close your account at any time.',
        ],
      },
      {
        id: 'content',
        title: 'Content and rights',
        paragraphs: [
          'Texts, recordings, files and marks on Rostra belong to their authors or to us. You may read and keep content you have unlocked for your own use. You may not share or publish it, record a meeting without consent, or collect content with automated tools.',
          'You keep ownership of what you publish. You grant us the right to display, translate, store and quote it on Rostra. You are responsible for ensuring that it is lawful, true to its sources and free of inside information.',
          'We review content before or after publication and may remove anything that breaks the law or this agreement. We notify the author of the reason.',
        ],
      },
      {
        id: 'payment',
        title: 'Balance, cards and VIP',
        paragraphs: [
          'One coin of your balance equals one US dollar. Amounts in yuan are for reference only. Gift balance is used first and cannot be refunded or withdrawn.',
          'A pay-per-view card unlocks single articles or live meetings. It becomes active at purchase or some days later; the date is shown on the card.',
          'A VIP membership lasts 180 days and unlocks the content marked VIP in its plan.',
          'The price you confirm is the price you pay. A purchase is charged only once, even if you click twice or your connection drops.',
        ],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        paragraphs: [
          'If an organizer cancels an event, you receive a full refund immediately. If you cancel: online meetings are refunded in full until they start; in-person events are refunded in full until 48 hours before the start and not refunded after that.',
          'If an organizer moves a meeting by more than 30 minutes, you have seven days, or until the new start if that is sooner, to cancel with a full refund. An online meeting that never starts is canceled 24 hours after its scheduled end, and everyone who paid is refunded in full.',
          'Articles are non-refundable once opened. For refunds of VIP and top-ups, contact customer service. Refunds go back to the original source: gift balance, paid balance or card.',
        ],
      },
      {
        id: 'conduct',
        title: 'Prohibited conduct',
        paragraphs: [
          'Spreading rumors, inside information or false information; manipulating prices; promising returns; insulting others; impersonating someone else; advertising; circumventing prices or limits; attacking the service.',
          'In these cases, we may restrict or close the account. Your paid balance will be returned unless the law forbids it.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        paragraphs: [
          'We run the service with care but cannot guarantee that it will be uninterrupted. We are liable for intent and gross negligence, and for anything the law does not allow us to exclude. We are not liable for statements made by authors and speakers or for investment losses.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes and governing law',
        paragraphs: [
          'If this agreement changes materially, we will ask for your consent again before you continue. If you do not agree, you can ask customer service to close your account.',
          'If any clause is invalid, the others remain in effect. Disputes are first discussed with customer service (08:00–21:00 Beijing time, UTC+8). If they cannot be resolved, the courts where the operator is based have jurisdiction.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    intro:
      'This page explains what data Rostra keeps about you, why we keep it, for how long, and what you can do about it.',
    chapters: [
      {
        id: 'what',
        title: 'Data we keep',
        paragraphs: [
          'Account: email address or phone number, name, language, passwords as salted hashes, and the versions of the legal texts you accepted.',
          'Profile (if you fill it in): company, position, work city, business card, and the industries and markets you follow.',
          'Usage: what you bought, opened, liked and commented on, your searches while logged in, and your balance transactions.',
          'Meetings: when you joined and left, your messages, questions and ratings, captions of what you say, recordings, and phone numbers used to call you in.',
          'Technical: the address, browser and time of each request, kept to prevent attacks and troubleshoot problems.',
        ],
      },
      {
        id: 'why',
        title: 'Why we use it',
        paragraphs: [
          'To maintain your account, deliver what you bought, check access rights, review certifications, send codes and the notifications you asked for, and keep payment records as required by law.',
          'We do not sell data or show advertising. There is no third-party tracking.',
        ],
      },
      {
        id: 'others',
        title: 'Who can see it',
        paragraphs: [
          'Other users can see your public name and what you publish. Your reasons for a dislike are not shown to other users. Organizers can see who registered for their events.',
          'Our email and text message providers receive the recipient’s address and the message text. We share data with authorities only when required by law.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and storage',
        paragraphs: [
          'One cookie keeps you logged in. Others remember your language, color scheme and time zone. Your browser also stores reference lists, drafts, meeting chat and the campaign named in the link you arrived by for the session, and your device, caption, shortcut and login-method settings until you clear them. None of these track you on other sites.',
        ],
      },
      {
        id: 'time',
        title: 'How long we keep it',
        paragraphs: [
          'Account and profile: until 7 days after the account is closed, then deleted or anonymized. Payment records: as long as required by law. Codes are valid for 30 minutes; records of codes and login sessions are deleted after 90 days.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You can view your purchases and balance in My account, clear your search history, choose which notifications you receive, and end all sessions by setting a new login password. To correct your data, get a copy of it, close your account or make a complaint, contact customer service.',
        ],
      },
      {
        id: 'security',
        title: 'Security',
        paragraphs: [
          'Connections are encrypted. Passwords are stored in a form we cannot read. Paid files open only through short-lived links. If your data is involved in a breach, we will notify you without delay.',
        ],
      },
    ],
  },
};
