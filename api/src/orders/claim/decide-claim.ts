import { CLAIM, type ClaimDecision, type ClaimStatus, formatMoment, seoulDate } from '@dongne/contract';
import { invalidField, isBlank, Refusal, type Needs, type Transaction } from '#base';
import { CLAIM_TEXTS, type RenderedMessage, notifyMember } from '#customers';
import { sendRefund } from '../voucher';
import { awardClaim } from './award-claim';
import { type ClaimRow, updateClaim } from './claim-repository';
import { decidableAt, lockClaim } from './claim-rules';
import type { ClaimDecisionInput } from './claim-schemas';
import { insertStep, itemRefundsOfRequests, stepsOf } from './claim-step-repository';

type Parts = Needs<'clock' | 'config' | 'database' | 'messages' | 'vouchers'>;

const DAY_MS = 24 * 3_600_000;

const no = (svMessage: string): Refusal => new Refusal('INVALID_TRANSITION', { svMessage });

const STATUS_OF: Record<ClaimDecision, ClaimStatus> = {
  Refund: 'Refunded',
  WashAgain: 'WashAgain',
  Refuse: 'Refused',
};

/** Side effects of a decision. */
interface Effect {
  readonly told: RenderedMessage;
  readonly changes: {
    readonly amountWon?: number;
    readonly awardWon?: number;
    readonly compensationWon?: number | null;
    readonly collectOn?: string;
  };
  /** A voucher refund, to be sent after the commit. */
  readonly voucherRefundId?: number | undefined;
}

const refund = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  row: ClaimRow,
  wantedWon: number | undefined,
): Promise<Effect> => {
  const { id: claimId, kind } = row.claim;
  const { awardWon, amountWon, points, compensationWon, voucherRefundId } = await awardClaim(tx, parts, row, wantedWon);
  const told = CLAIM_TEXTS.refunded({ claimId, kind, amountWon, points, compensationWon });
  const owed = compensationWon > 0 ? compensationWon : null;
  return { told, changes: { awardWon, amountWon, compensationWon: owed }, voucherRefundId };
};

const washAgain = async (
  tx: Transaction,
  { claim: { id: claimId, itemId, kind }, request }: ClaimRow,
  collectOn: string | undefined,
  now: Date,
): Promise<Effect> => {
  if (kind === 'Loss') throw invalidField('decision', '분실한 품목은 다시 세탁할 수 없어요.');
  if (request.addressErasedAt !== null) throw no('주소를 보관하는 기간이 지나 다시 수거할 수 없어요.');
  const back = await itemRefundsOfRequests(tx, [request.id]);
  if (back.some(({ itemIds, state }) => itemIds.includes(itemId) && state !== 'refused'))
    throw no('이미 환불한 품목이에요.');
  const last = seoulDate(now.getTime() + CLAIM.washAgainDays * DAY_MS);
  if (collectOn === undefined || collectOn < seoulDate(now) || collectOn > last)
    throw invalidField('collectOn', `오늘부터 ${CLAIM.washAgainDays}일 안의 날짜를 골라 주세요.`);
  return { told: CLAIM_TEXTS.washAgain({ claimId, kind, collectOn }), changes: { collectOn } };
};

const effectOf = async (
  tx: Transaction,
  parts: Parts,
  row: ClaimRow,
  { decision, amountWon, collectOn }: ClaimDecisionInput,
): Promise<Effect> => {
  switch (decision) {
    case 'Refund':
      return refund(tx, parts, row, amountWon);
    case 'WashAgain':
      return washAgain(tx, row, collectOn, parts.clock.now());
    case 'Refuse':
      return { told: CLAIM_TEXTS.refused({ claimId: row.claim.id, kind: row.claim.kind }), changes: {} };
  }
};

/** Whether exactly this was decided. An omitted amount means the calculated one. */
const isDecided = async (tx: Transaction, { claim }: ClaimRow, input: ClaimDecisionInput): Promise<boolean> => {
  const said = (await stepsOf(tx, [claim.id])).find(({ event }) => event === 'decided');
  return (
    claim.decision === input.decision &&
    said?.text === input.text.trim() &&
    (input.amountWon ?? claim.awardWon) === claim.awardWon &&
    (input.collectOn ?? null) === claim.collectOn
  );
};

const checkInput = ({ decision, text, amountWon, collectOn }: ClaimDecisionInput): void => {
  if (isBlank(text)) throw invalidField('text', '고객이 읽을 설명을 적어 주세요.');
  if (amountWon !== undefined && decision !== 'Refund')
    throw invalidField('amountWon', '환불할 때만 금액을 적을 수 있어요.');
  if (collectOn !== undefined && decision !== 'WashAgain')
    throw invalidField('collectOn', '다시 세탁할 때만 날짜를 고를 수 있어요.');
};

const checkTime = ({ claim }: ClaimRow, now: Date): void => {
  const from = decidableAt(claim);
  if (from === null) throw no('이미 결정한 접수예요.');
  if (now < from)
    throw no(`세탁소의 답변을 기다리고 있어요. ${formatMoment(from.toISOString())}부터 결정할 수 있어요.`);
};

/**
 * Decides a claim, once: awards an amount, has the item washed again, or rejects the claim. The decision, its refund and
 * the notification are written in one transaction. Idempotent.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` after another decision, while the shop may still answer, where
 * an earlier refund of the item covers the amount, `VALIDATION`.
 */
export const decideClaim = async (parts: Parts, id: number, input: ClaimDecisionInput): Promise<void> => {
  checkInput(input);
  const voucherRefundId = await parts.database.transaction(async (tx) => {
    const row = await lockClaim(tx, null, id);
    if (await isDecided(tx, row, input)) return undefined;
    const at = parts.clock.now();
    checkTime(row, at);
    const { decision } = input;
    const { told, changes, voucherRefundId: begun } = await effectOf(tx, parts, row, input);
    await updateClaim(tx, id, { ...changes, status: STATUS_OF[decision], decision, decidedAt: at });
    await insertStep(tx, { claimId: id, event: 'decided', text: input.text.trim(), at });
    await notifyMember(tx, parts, row.request.memberId, told, row.request.id);
    return begun;
  });
  // Sends after the commit: without an answer the refund stays open, and a job retries it.
  if (voucherRefundId !== undefined) await sendRefund(parts, voucherRefundId);
};
