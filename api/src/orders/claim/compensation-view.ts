import type { Needs } from '#base';
import { accountOf, shortAccount } from './claim-account';
import type { ClaimRow } from './claim-repository';
import type { ClaimCaseView } from './claim-schemas';

type Claim = ClaimRow['claim'];

/** Compensation of a claim as everyone sees it: the account by its bank and last four digits. Empty without one. */
export const compensationView = (parts: Needs<'config'>, claim: Claim): Pick<ClaimCaseView, 'compensation'> => {
  const { compensationWon: amountWon, compensationPaidAt } = claim;
  if (amountWon === null) return {};
  if (compensationPaidAt !== null) return { compensation: { amountWon, state: 'paid', account: null } };
  const account = accountOf(parts, claim);
  if (account === null) return { compensation: { amountWon, state: 'needsAccount', account: null } };
  return {
    compensation: { amountWon, state: 'onItsWay', account: shortAccount(account) },
  };
};
