import { NOSHOW_FEE_WON } from '@dongne/contract';
import type { Needs, Transaction, StoredPhotos, SentPhoto } from '#base';
import { REQUEST_TEXTS } from '#customers';
import { transitionRequest } from '../on-transition';
import { addPhotoRows, type RequestRow } from '../order';
import { addNoShow, countNoShows } from './no-show-repository';
import { checkReport } from './no-show-rules';

/**
 * Reports that no laundry was at the door, with a photo. A member's first one is free, later ones cost a fee; ruling.
 * Idempotent.
 *
 * @param request as `lockRequestAndMember` returned it in this transaction: two concurrent ones must not both be the
 * first.
 * @param kept holds the bytes of the photo.
 * @throws {Refusal} `INVALID_TRANSITION`, naming when it may be reported.
 */
export const reportNoShow = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  photo: SentPhoto,
  kept: StoredPhotos,
): Promise<void> => {
  if (request.status === 'NoShow') return;
  const at = parts.clock.now();
  checkReport(request, at);
  const { id: requestId, memberId, laundryId, collectionTime: slotStartsAt } = request;
  const photoIds = await addPhotoRows(tx, { requestId, kind: 'noshow', at }, [photo], kept);
  const feeWon = (await countNoShows(tx, memberId)) === 0 ? 0 : NOSHOW_FEE_WON;
  await addNoShow(tx, { requestId, memberId, at, slotStartsAt, feeWon, photoIds });
  await transitionRequest(tx, parts, request, {
    to: 'NoShow',
    actor: { type: 'shop', id: laundryId },
    photoIds,
    told: REQUEST_TEXTS.noShow({ id: requestId, feeWon }),
    changes: { noShowFeeWon: request.noShowFeeWon + feeWon },
  });
};
