import { isBlank, invalidField, Refusal, type Needs, type Transaction } from '#base';
import { recordInTimeline, type RequestRow } from '../order';
import { changeNoShow, noShowOf } from './no-show-repository';
import { isObjectable } from './no-show-rules';
import type { ObjectionInput } from './no-show-schemas';

const OBJECTED_ALREADY = '이미 이의를 제기하셨어요. 답변을 기다려 주세요.';
const TOO_LATE = '이의를 제기할 수 있는 시간이 지났어요.';

/**
 * Objects to a failed collection, once and within 24 hours, also when it was rebooked meanwhile. Idempotent.
 *
 * @param request as `lockRequestAndMember` returned it in this transaction.
 * @throws {Refusal} `NOT_FOUND` for a failed collection of another request, `INVALID_TRANSITION`, `VALIDATION` for
 * blanks alone: they would use up the one objection.
 */
export const objectToNoShow = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  { text, noShowId }: ObjectionInput,
): Promise<void> => {
  const objection = text.trim();
  if (isBlank(objection)) throw invalidField('text', '어떤 상황이었는지 적어 주세요.');
  const noShow = await noShowOf(tx, request.id, noShowId);
  if (noShow === undefined) throw new Refusal(noShowId === undefined ? 'INVALID_TRANSITION' : 'NOT_FOUND');
  if (noShow.objection === objection) return;
  if (noShow.objectedAt !== null) throw new Refusal('INVALID_TRANSITION', { svMessage: OBJECTED_ALREADY });
  const at = clock.now();
  if (!isObjectable(noShow.at, at)) throw new Refusal('INVALID_TRANSITION', { svMessage: TOO_LATE });
  await changeNoShow(tx, noShow.id, { objection, objectedAt: at });
  const customer = { type: 'customer', id: request.memberId } as const;
  await recordInTimeline(
    tx,
    request.id,
    request.status,
    { to: request.status, actor: customer, event: 'objected' },
    at,
  );
};
