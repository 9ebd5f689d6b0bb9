import type { Needs } from '#base';
import { accountOf, shortAccount } from './claim-account';
import type { ClaimRow } from './claim-repository';
import type { ClaimCaseView } from './claim-schemas';

type Claim = ClaimRow['claim'];

/**
 * Compensation of a claim for its customer and operators: the account by its bank and last four digits. Empty without
 * one.
 *
 * @param paidTo words of the step that paid it, if any.
 */
export const compensationView = (
  parts: Needs<'config'>,
  claim: Claim,
  paidTo = '',
): Pick<ClaimCaseView, 'compensation'> => {
  const { compensationWon: amountWon, compensationPaidAt } = claim;
  if (amountWon === null) return {};
  if (compensationPaidAt !== null)
    return {
      compensation: { amountWon, state: 'paid', account: paidTo || null, paidAt: compensationPaidAt.toISOString() },
    };
  const account = accountOf(parts, claim);
  if (account === null) return { compensation: { amountWon, state: 'needsAccount', account: null } };
  return {
    compensation: { amountWon, state: 'onItsWay', account: shortAccount(account) },
  };
};
