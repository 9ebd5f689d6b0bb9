import { formatWon, NOSHOW_FEE_WON, NOSHOW_OBJECTION_HOURS } from '@dongne/contract';
import type { Needs } from '../../common';
import type { Transaction } from '../../database';
import type { SentPhoto } from '../../files';
import { addPhotoRows, type KeptPhotos } from '../form/request-photos';
import { MOVE_COPY } from '../moves/move-copy';
import { moveRequest } from '../moves/move-request';
import type { RequestRow } from '../requests/request-repository';
import { addNoShow, countNoShows } from './no-show-repository';
import { checkReport } from './no-show-rules';

/** Where the customer reads of a failed collection, objects to it and finds the answer. */
export const noShowPath = (requestId: number): string => `/usage/noshow?id=${requestId}`;

const toldOf = (feeWon: number): string => {
  const fee = feeWon === 0 ? '이번에는 수수료가 없어요.' : `다시 신청하시면 수수료 ${formatWon(feeWon)}이 더해져요.`;
  return `${MOVE_COPY.NoShow} ${fee} 사실과 다르면 ${NOSHOW_OBJECTION_HOURS}시간 안에 이의를 제기할 수 있어요.`;
};

/**
 * The shop found nothing before the door and shows it. A member's first one is free, later ones cost a fee; ruling. The same
 * again changes nothing.
 *
 * @param request as `lockRequestAndMember` gave it in this transaction: two at once must not both be the first.
 * @param kept holds the bytes of the photo.
 * @throws {Refusal} `INVALID_TRANSITION`, in words that name when it may be said.
 */
export const reportNoShow = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  photo: SentPhoto,
  kept: KeptPhotos,
): Promise<void> => {
  if (request.status === 'NoShow') return;
  const at = parts.clock.now();
  checkReport(request, at);
  const { id: requestId, memberId, laundryId, collectionTime: slotStartsAt } = request;
  const photoIds = await addPhotoRows(tx, { requestId, kind: 'noshow', at }, [photo], kept);
  const feeWon = (await countNoShows(tx, memberId)) === 0 ? 0 : NOSHOW_FEE_WON;
  await addNoShow(tx, { requestId, memberId, at, slotStartsAt, feeWon, photoIds });
  await moveRequest(tx, parts, request, {
    to: 'NoShow',
    actor: { type: 'shop', id: laundryId },
    photoIds,
    message: toldOf(feeWon),
    messagePath: noShowPath(requestId),
    changes: { noShowFeeWon: request.noShowFeeWon + feeWon },
  });
};
