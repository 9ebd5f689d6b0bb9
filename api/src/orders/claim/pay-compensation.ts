import { Refusal, type Needs, type Transaction } from '#base';
import { CLAIM_TEXTS, notifyMember } from '#customers';
import { postCompensationPaid } from '#money';
import { type ClaimAccount, accountOf, digitsOf, readAccount, sealAccount, shortAccount } from './claim-account';
import { type ClaimRow, updateClaim } from './claim-repository';
import { lockClaim } from './claim-rules';
import type { ClaimAccountInput } from './claim-schemas';
import { insertStep } from './claim-step-repository';

type Parts = Needs<'clock' | 'config' | 'database' | 'messages'>;

const no = (svMessage: string): Refusal => new Refusal('INVALID_TRANSITION', { svMessage });

/**
 * Stores the bank account that a compensation is transferred to, sealed, and notifies the member, whose session may be
 * stolen. It can be changed until it is paid.
 *
 * @throws {Refusal} `NOT_FOUND` for another member's claim, `INVALID_TRANSITION` without a compensation and once it is
 * paid, `VALIDATION`.
 */
export const giveAccount = async (
  parts: Parts,
  { memberId, id }: { readonly memberId: number; readonly id: number },
  input: ClaimAccountInput,
): Promise<void> => {
  const given = readAccount(input);
  const account = sealAccount(parts, given);
  await parts.database.transaction(async (tx) => {
    const { claim, request } = await lockClaim(tx, { memberId }, id);
    if (claim.compensationWon === null) throw no('계좌로 받으실 보상이 없는 접수예요.');
    if (claim.compensationPaidAt !== null) throw no('보상을 이미 계좌로 보내 드렸어요.');
    await updateClaim(tx, id, { account });
    const isChange = claim.account !== null;
    const { kind } = claim;
    const told = CLAIM_TEXTS.accountGiven({ claimId: id, kind, account: shortAccount(given), isChange });
    await notifyMember(tx, parts, request.memberId, told, request.id);
  });
};

const markPaid = async (
  tx: Transaction,
  parts: Parts,
  { claim, request }: ClaimRow,
  paidTo: ClaimAccount,
): Promise<void> => {
  const { id, kind, compensationWon: amountWon } = claim;
  if (amountWon === null) throw no('계좌로 보낼 보상이 없는 접수예요.');
  const at = parts.clock.now();
  await updateClaim(tx, id, { account: null, compensationPaidAt: at });
  await postCompensationPaid(tx, { claimId: id, amountWon, at });
  await insertStep(tx, { claimId: id, event: 'compensationPaid', text: shortAccount(paidTo), at });
  const told = CLAIM_TEXTS.compensationPaid({ claimId: id, kind, amountWon, account: shortAccount(paidTo) });
  await notifyMember(tx, parts, request.memberId, told, request.id);
};

/**
 * Marks a compensation as transferred, and forgets the account; its bank and last four digits stay as the words of
 * that step, the customer's proof of where it went. Idempotent.
 *
 * @param number account that it was transferred to, so that a change in between is noticed.
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` without a compensation or an account, and for another account.
 */
export const payCompensation = (parts: Parts, id: number, number: string): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const row = await lockClaim(tx, null, id);
    if (row.claim.compensationPaidAt !== null) return;
    const account = accountOf(parts, row.claim);
    if (account === null) throw no('고객이 아직 계좌를 알려 주지 않았어요.');
    if (account.number !== digitsOf(number)) throw no('고객이 계좌를 바꿨어요. 새 계좌를 확인해 주세요.');
    await markPaid(tx, parts, row, account);
  });
