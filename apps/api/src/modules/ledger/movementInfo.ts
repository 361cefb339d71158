import type { TransactionKind } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import type { Memo } from './postTransaction.ts';

/** Returns the description of a movement in the reader's language (PAY-24). */
export function movementInfo(kind: TransactionKind, memo: Memo | null, locale: Locale): string {
  const title =
    memo === null
      ? ''
      : localized(
          { sc_title: memo.sc, tc_title: memo.tc, en_title: memo.en },
          'title',
          scriptOf(locale),
        );
  return serverText(locale)(`money.info.${kind}`, { title });
}
