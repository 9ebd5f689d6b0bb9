import { isActive, ITEM_QUESTION } from '@dongne/contract';
import { isBlank, invalidField, Refusal, type Needs, type Transaction } from '#base';
import { PRICE_TEXTS, notifyMember } from '#customers';
import { currentOffer, itemOf } from '../offer';
import { type ItemRow, type QuestionRow, questionsOf, recordInTimeline, type RequestRow } from '../order';
import { insertQuestion, updateAnswer } from './question-repository';

const NO_SUCH_ITEM = '이 신청에 없는 품목이에요.';
const NO_SUCH_QUESTION = '찾는 질문이 없어요.';
const DECIDED_ALREADY = '이미 금액을 승인한 신청이에요. 궁금한 점은 세탁소에 전화해 주세요.';
const STILL_OPEN = '이 품목에 답변을 기다리는 질문이 있어요. 답변이 오면 다시 물어볼 수 있어요.';
const ENOUGH = `질문은 ${ITEM_QUESTION.perOffer}개까지 할 수 있어요. 더 궁금한 점은 세탁소에 전화해 주세요.`;
const OVER = '끝난 신청의 질문에는 답할 수 없어요.';

/** Text of the timeline for a question or an answer: the item, and the words. */
const rowText = ({ name }: { readonly name: string }, text: string): string => `${name} · ${text}`;

const wordsOf = (text: string): string => {
  const words = text.trim();
  if (isBlank(words)) throw invalidField('text', '내용을 적어 주세요.');
  return words;
};

/** The item of a question. @throws {Refusal} `NOT_FOUND` of another request, `OFFER_CHANGED` of an earlier version. */
const askedItem = async (tx: Transaction, request: RequestRow, itemId: number): Promise<ItemRow> => {
  const item = await itemOf(tx, request.id, itemId);
  if (item === undefined) throw new Refusal('NOT_FOUND', { svMessage: NO_SUCH_ITEM });
  if (item.offerVersion !== request.offerVersion) throw new Refusal('OFFER_CHANGED');
  return item;
};

/** @throws {Refusal} beyond the limits of questions. */
const checkRoom = async (tx: Transaction, request: RequestRow, ofItem: readonly QuestionRow[]): Promise<void> => {
  if (ofItem.some(({ answer }) => answer === null)) throw new Refusal('ALREADY_EXISTS', { svMessage: STILL_OPEN });
  const offered = new Set((await currentOffer(tx, request))?.items.map(({ id }) => id));
  const asked = (await questionsOf(tx, [request.id])).filter(({ itemId }) => offered.has(itemId));
  if (asked.length >= ITEM_QUESTION.perOffer) throw new Refusal('TOO_MANY_REQUESTS', { svMessage: ENOUGH });
};

/**
 * Asks the shop about an item while the offer awaits approval. One open question about each item; idempotent, also
 * after the answer.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @throws {Refusal} `NOT_FOUND` for an item of another request, `OFFER_CHANGED` for one that the shop has corrected,
 * `INVALID_TRANSITION` unless the price awaits approval, `ALREADY_EXISTS` while a question is open, `TOO_MANY_REQUESTS`
 * beyond the limit of an offer, `VALIDATION` for blanks alone.
 */
export const askAboutItem = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  { itemId, text }: { readonly itemId: number; readonly text: string },
): Promise<void> => {
  const words = wordsOf(text);
  const item = await askedItem(tx, request, itemId);
  const ofItem = (await questionsOf(tx, [request.id])).filter((question) => question.itemId === itemId);
  if (ofItem.some((question) => question.text === words)) return;
  if (request.status !== 'Registered' || request.approvedAt !== null)
    throw new Refusal('INVALID_TRANSITION', { svMessage: DECIDED_ALREADY });
  await checkRoom(tx, request, ofItem);
  const at = clock.now();
  await insertQuestion(tx, { requestId: request.id, itemId, text: words, askedAt: at });
  const actor = { type: 'customer', id: request.memberId } as const;
  await recordInTimeline(
    tx,
    request.id,
    request.status,
    { to: request.status, actor, reason: rowText(item, words), event: 'asked' },
    at,
  );
};

/**
 * Writes the shop's answer, once: the customer decides by it. Idempotent. Questions of an earlier version, and those
 * that the customer did not wait for, may still be answered.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @throws {Refusal} `NOT_FOUND` for a question of another request, `INVALID_TRANSITION` once the request is over,
 * `ALREADY_EXISTS` for a different answer, `VALIDATION` for blanks alone.
 */
export const answerQuestion = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  { questionId, text }: { readonly questionId: number; readonly text: string },
): Promise<void> => {
  const words = wordsOf(text);
  const question = (await questionsOf(tx, [request.id])).find(({ id }) => id === questionId);
  if (question === undefined) throw new Refusal('NOT_FOUND', { svMessage: NO_SUCH_QUESTION });
  if (question.answer === words) return;
  if (question.answer !== null) throw new Refusal('ALREADY_EXISTS', { svMessage: '이미 답변한 질문이에요.' });
  if (!isActive(request.status)) throw new Refusal('INVALID_TRANSITION', { svMessage: OVER });
  const at = parts.clock.now();
  await updateAnswer(tx, { requestId: request.id, questionId }, { answer: words, answeredAt: at });
  const actor = { type: 'shop', id: request.laundryId } as const;
  const reason = rowText({ name: question.itemName }, words);
  await recordInTimeline(tx, request.id, request.status, { to: request.status, actor, reason, event: 'answered' }, at);
  const isAsked = request.status === 'Registered' && request.approvedAt === null;
  const told = PRICE_TEXTS.answered({ id: request.id, words, isAsked });
  await notifyMember(tx, parts, request.memberId, told, request.id);
};
