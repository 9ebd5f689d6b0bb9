import { formatWon } from '@dongne/contract';
import { isBlank, invalidField, Refusal, type Needs, type Transaction } from '#base';
import { REQUEST_TEXTS, notifyMember } from '#customers';
import { removeFee } from '../offer';
import { lockRequest, lockRequestAndMember, type NoShowRow, recordInTimeline, type RequestRow } from '../order';
import { changeNoShow, findObjection, firstCharged, noShowOf } from './no-show-repository';
import type { AnswerInput } from './no-show-schemas';

const OPERATOR = { type: 'operator' } as const;
const ANSWERED_OTHERWISE = '이미 다른 답변을 보낸 이의 제기예요.';
const REFUSED = '이의 제기를 확인했지만 받아들이지 못했어요.';

const upheldReason = (takenBackWon: number): string =>
  takenBackWon === 0
    ? '이의 제기를 받아들여 수거 실패 횟수에서 뺐어요.'
    : `이의 제기를 받아들여 수거 실패 수수료 ${formatWon(takenBackWon)}을 취소했어요.`;

const recordAnswer = (tx: Transaction, { id, status }: RequestRow, reason: string, at: Date): Promise<void> =>
  recordInTimeline(tx, id, status, { to: status, actor: OPERATOR, reason, event: 'objectionAnswered' }, at);

interface Relief {
  readonly takenBackWon: number;
  /** New total of an offer that waits for the customer; else null. */
  readonly newTotalWon: number | null;
}

const NO_RELIEF: Relief = { takenBackWon: 0, newTotalWon: null };

/**
 * Removes an upheld no-show from the count. If it was the free one, the next charged one becomes free, also of another
 * request.
 */
const uphold = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  noShow: NoShowRow,
): Promise<Relief> => {
  const charged = noShow.feeWon > 0 ? noShow : await firstCharged(tx, request.memberId);
  if (charged === undefined) return NO_RELIEF;
  const isOwn = charged.requestId === request.id;
  const owing = isOwn ? request : await lockRequest(tx, { memberId: request.memberId }, charged.requestId);
  if (owing === undefined) return NO_RELIEF;
  const at = clock.now();
  if (charged.id !== noShow.id) await changeNoShow(tx, charged.id, { feeWon: 0 });
  const newTotalWon = await removeFee(tx, owing, { feeWon: charged.feeWon, actor: OPERATOR, at });
  if (!isOwn) await recordAnswer(tx, owing, upheldReason(charged.feeWon), at);
  return { takenBackWon: charged.feeWon, newTotalWon };
};

const isSaid = (noShow: NoShowRow, { upheld, answer }: AnswerInput): boolean =>
  noShow.isUpheld === upheld && noShow.answer === answer;

const answerOf = ({ answer }: AnswerInput): string => {
  const text = answer.trim();
  if (isBlank(text)) throw invalidField('answer', '고객이 읽을 답변을 적어 주세요.');
  return text;
};

/**
 * Answers an objection, once. An upheld one removes the failed collection's fee and count, in the same transaction.
 * Idempotent.
 *
 * @throws {Refusal} `NOT_FOUND`, also when the customer has withdrawn; `INVALID_TRANSITION` for another answer;
 * `VALIDATION` for blanks.
 */
export const answerObjection = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
  id: number,
  input: AnswerInput,
): Promise<void> => {
  const said = { upheld: input.upheld, answer: answerOf(input) };
  await parts.database.transaction(async (tx) => {
    const found = await findObjection(tx, id);
    const request =
      found && (await lockRequestAndMember(tx, { memberId: found.noShow.memberId }, found.noShow.requestId));
    // Reads it again under the lock.
    const noShow = request && (await noShowOf(tx, request.id, id));
    if (request === undefined || noShow === undefined || noShow.objection === null) throw new Refusal('NOT_FOUND');
    if (isSaid(noShow, said)) return;
    if (noShow.answeredAt !== null) throw new Refusal('INVALID_TRANSITION', { svMessage: ANSWERED_OTHERWISE });
    const at = parts.clock.now();
    await changeNoShow(tx, id, { isUpheld: said.upheld, answer: said.answer, answeredAt: at });
    const relief = said.upheld ? await uphold(tx, parts, request, noShow) : null;
    const reason = relief === null ? REFUSED : upheldReason(relief.takenBackWon);
    await recordAnswer(tx, request, reason, at);
    const newTotalWon = relief?.newTotalWon ?? null;
    const told = REQUEST_TEXTS.objectionAnswered({ id: request.id, reason, newTotalWon });
    await notifyMember(tx, parts, request.memberId, told, request.id);
  });
};
