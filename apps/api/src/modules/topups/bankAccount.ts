import type { Data } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** The fictional account of demo mode: no bank has it. */
const DEMO = { accountNumber: '0000 0000 0000', swift: 'DEMOXX00', currency: 'USD' };

/**
 * Returns the account for top-up transfers: the configuration of the operator (`BANK_…`), or a
 * fictional one in demo mode.
 *
 * @throws AppError `notFound` if the operator has configured none
 */
export function bankAccount({
  config,
}: Pick<Deps, 'config'>): Omit<Data<'getBankAccount'>, 'reference'> {
  const { bank } = config;
  if (bank !== undefined) {
    return {
      sc_holder: bank.holderChinese,
      en_holder: bank.holder,
      sc_bank: bank.bankChinese,
      en_bank: bank.bank,
      account_number: bank.accountNumber,
      swift: bank.swift,
      currency: bank.currency,
    };
  }
  if (config.mode !== 'demo') throw new AppError('notFound');
  const english = serverText('en');
  const chinese = serverText('zh-CN');
  return {
    sc_holder: chinese('money.demoBank.holder'),
    en_holder: english('money.demoBank.holder'),
    sc_bank: chinese('money.demoBank.bank'),
    en_bank: english('money.demoBank.bank'),
    account_number: DEMO.accountNumber,
    swift: DEMO.swift,
    currency: DEMO.currency,
  };
}
