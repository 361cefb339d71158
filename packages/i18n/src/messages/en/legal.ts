import type { LegalTexts } from '../legalDocument.ts';

export const legal: LegalTexts = {
  agreement: {
    title: 'User agreement',
    intro:
      'This agreement is between you and the operator of Rostra. By logging in or signing up after ticking the box, you accept it in the version shown above.',
    chapters: [
      {
        id: 'service',
        title: 'What Rostra is',
        paragraphs: [
          'Rostra offers roadshows and meetings, research and notes, and the means to pay for them. It is made for professional investors, analysts, experts, listed companies and event organizers.',
          'Nothing on Rostra is investment advice, an offer or a solicitation. Authors speak for themselves. Decisions on your money are yours.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'You sign up with an e-mail address or a phone number that is yours, and with true particulars. One person holds one account and does not lend it.',
          'Keep your password and your payment password to yourself. Tell customer service at once when you think someone else uses your account. A new log-in password ends all sessions.',
          'You may ask customer service to close your account at any time.',
        ],
      },
      {
        id: 'content',
        title: 'Content and its rights',
        paragraphs: [
          'Texts, recordings, files and marks on Rostra belong to their authors or to us. What you have opened you may read and keep for yourself. You may not pass it on, publish it, record a meeting without consent, or collect it with programs.',
          'What you publish stays yours. You give us the right to show, translate, store and cite it on Rostra. You answer for its being lawful, true to its sources and free of inside information.',
          'We review content before or after it is published and may take down what breaks the law or this agreement; the author is told why.',
        ],
      },
      {
        id: 'payment',
        title: 'Balance, cards and VIP',
        paragraphs: [
          'One coin of your balance stands for one US dollar. Yuan are shown for orientation. The gift balance is spent first; it cannot be refunded or withdrawn.',
          'A pay-per-view card opens single articles or live meetings. It becomes usable some days after it is bought; the day is shown on the card.',
          'A VIP membership lasts 180 days and opens what is marked VIP in its plan.',
          'The price you confirm is the price you pay. A purchase is charged once, also when you press twice or your connection breaks.',
        ],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        paragraphs: [
          'When an organizer cancels an event, you get everything back at once. When you cancel: an online meeting is refunded in full until it starts; an in-person event in full until 48 hours before the start, then not.',
          'When an organizer moves a meeting by more than 30 minutes, you have seven days, or until the new start if that is sooner, to cancel with a full refund. An online meeting that never starts is canceled 24 hours after its planned end, and everybody who paid is refunded in full.',
          'An article is not refunded once it is opened. For VIP and top-ups, please contact customer service. A refund returns each part to where it came from: gift, paid balance or card.',
        ],
      },
      {
        id: 'conduct',
        title: 'What is not allowed',
        paragraphs: [
          'Spreading rumours, inside or false information; moving prices; promising profits; insulting others; pretending to be someone else; advertising; getting around prices or limits; attacking the service.',
          'In such cases we may limit or close the account. Money paid in by you is returned unless the law forbids it.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        paragraphs: [
          'We run the service with care but cannot promise that it is never interrupted. We are liable for intent and gross negligence, and for what the law does not let us exclude. We are not liable for what authors and speakers say, nor for losses from investments.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes and law',
        paragraphs: [
          'When this agreement changes in substance, you are asked again before you go on. If you do not agree, customer service closes your account.',
          'If a clause is invalid, the others hold. Disputes are first talked over with customer service, 08:00–21:00 Beijing time (UTC+8); if that fails, the courts at the operator’s seat decide.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    intro:
      'This page says which data about you Rostra keeps, why, how long, and what you can do about it.',
    chapters: [
      {
        id: 'what',
        title: 'Which data we keep',
        paragraphs: [
          'Account: e-mail address or phone number, name, language, passwords as salted hashes, the versions of the texts you accepted.',
          'Profile, as far as you fill it in: company, position, work city, business card, industries and markets you follow.',
          'Use: what you bought, opened, liked and commented on, your searches while you are logged in, transactions of your balance.',
          'Technical: address, browser and time of a request, kept to fend off attacks and find faults.',
        ],
      },
      {
        id: 'why',
        title: 'Why',
        paragraphs: [
          'To keep your account, to deliver what you bought, to check who may see what, to review certifications, to send codes and notices you asked for, and because law asks us to keep books of payments.',
          'We do not sell data and do not show advertising. There is no tracking by other companies.',
        ],
      },
      {
        id: 'others',
        title: 'Who else sees it',
        paragraphs: [
          'Other users see your public name and what you publish. Authors see reasons of a dislike without your name. An organizer sees who registered for an event.',
          'Carriers of mail and messages get the address and the text they carry. Authorities get data only where law obliges us.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and storage',
        paragraphs: [
          'One cookie keeps you logged in, others remember language, colour scheme and time zone. Dictionaries are kept in your browser for the session. None of them follows you to other sites.',
        ],
      },
      {
        id: 'time',
        title: 'How long',
        paragraphs: [
          'Account and profile: until the account is closed, then they are made anonymous. Books of payments: as long as law asks. Codes: 30 minutes. Technical records: 90 days.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You can see your purchases and your balance in the personal center, clear your search history, choose which notices you get, and end all sessions by a new log-in password. To correct your data, to have a copy of it, to close the account, or for a complaint, contact customer service.',
        ],
      },
      {
        id: 'security',
        title: 'Security',
        paragraphs: [
          'Connections are encrypted. Passwords are stored so that we cannot read them. Paid files open only through short-lived addresses. If data about you leaks, we tell you without delay.',
        ],
      },
    ],
  },
};
