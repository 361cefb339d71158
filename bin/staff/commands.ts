import type { StaffSession } from './session.ts';

/** One command of `npm run staff`. */
export interface Command {
  /** Shown in the list of commands. */
  readonly usage: string;
  readonly summary: string;
  /** How many words must follow the command. */
  readonly words: number;
  /** Returns the output: rows as a table, or one object. */
  readonly run: (session: StaffSession, words: readonly string[]) => Promise<unknown>;
}

const idOf = (word: string | undefined): number => {
  const id = Number(word);
  if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`"${word}" is not an id.`);
  return id;
};

/** A word that is neither would hide an article by a slip of the pen. */
const isYes = (word: string | undefined): boolean => {
  if (word === 'yes' || word === 'no') return word === 'yes';
  throw new RangeError(`"${word}" is neither yes nor no.`);
};

export const commands: Readonly<Record<string, Command>> = {
  reviews: {
    usage: 'reviews',
    summary: 'what waits for a review',
    words: 0,
    run: ({ call }) => call('getStaffReviews', { query: {} }),
  },
  pass: {
    usage: 'pass <review id>',
    summary: 'publishes what was reviewed',
    words: 1,
    run: ({ call }, words) =>
      call('postStaffReviewDecision', {
        params: { id: idOf(words[0]) },
        body: { decision: 'pass' },
      }),
  },
  reject: {
    usage: 'reject <review id> <reason>',
    summary: 'gives it back to its author with the reason',
    words: 2,
    run: ({ call }, words) =>
      call('postStaffReviewDecision', {
        params: { id: idOf(words[0]) },
        body: { decision: 'reject', reason: words.slice(1).join(' ') },
      }),
  },
  topups: {
    usage: 'topups',
    summary: 'bank transfers that wait for confirmation',
    words: 0,
    run: ({ call }) => call('getStaffTopups', { query: {} }),
  },
  'confirm-topup': {
    usage: 'confirm-topup <top-up id> <bank reference>',
    summary: 'credits a transfer that has arrived',
    words: 2,
    run: ({ call }, words) =>
      call('postStaffTopupDecision', {
        params: { id: idOf(words[0]) },
        body: { decision: 'confirm', bank_reference: words.slice(1).join(' ') },
      }),
  },
  'reject-topup': {
    usage: 'reject-topup <top-up id> <reason>',
    summary: 'refuses a transfer with the reason',
    words: 2,
    run: ({ call }, words) =>
      call('postStaffTopupDecision', {
        params: { id: idOf(words[0]) },
        body: { decision: 'reject', reason: words.slice(1).join(' ') },
      }),
  },
  'grant-vip': {
    usage: 'grant-vip <user id> <level 1 or 2> <days> <note>',
    summary: 'gives a VIP trial',
    words: 4,
    run: ({ call }, words) =>
      call('postStaffVipGrant', {
        body: {
          user_id: idOf(words[0]),
          level: idOf(words[1]),
          days: idOf(words[2]),
          note: words.slice(3).join(' '),
        },
      }),
  },
  refund: {
    usage: 'refund <order id> <reason>',
    summary: 'gives each part of a payment back to where it came from',
    words: 2,
    run: ({ call }, words) =>
      call('postStaffOrderRefund', {
        params: { id: idOf(words[0]) },
        body: { reason: words.slice(1).join(' ') },
      }),
  },
  audience: {
    usage:
      'audience <article id> <visitors: yes|no> [organization type id,…] [user id,…] [trial quota]',
    summary: 'sets the readers of an article',
    words: 2,
    run: ({ call }, words) =>
      call('putStaffAudience', {
        params: { id: idOf(words[0]) },
        body: {
          visitors: isYes(words[1]),
          organization_type_ids: idsOf(words[2]),
          user_ids: idsOf(words[3]),
          trial_quota: words[4] === undefined ? 0 : idOf(words[4]),
        },
      }),
  },
  'rebuild-search': {
    usage: 'rebuild-search',
    summary: 'rebuilds the search index of all content, in the background',
    words: 0,
    run: ({ call }) => call('postStaffSearchRebuild', {}),
  },
  'withdraw-user': {
    usage: 'withdraw-user <user id> <an e-mail or phone of the user> <reason>',
    summary: 'ends an account at once; its personal data is removed 7 days later',
    words: 3,
    run: ({ call }, words) =>
      call('postStaffUserWithdrawal', {
        params: { id: idOf(words[0]) },
        body: { account: words[1] ?? '', reason: words.slice(2).join(' ') },
      }),
  },
};

const idsOf = (word: string | undefined): number[] =>
  word === undefined || word === '' || word === '-' ? [] : word.split(',').map(idOf);
