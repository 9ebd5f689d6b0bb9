import { endpoints, type RequestDetail } from '@dongne/contract';
import { send } from '@dongne/platform';
import type { LaundryWishes } from '../request-form/laundry-wishes';
import { mendInfoOf, wishesBody } from '../request-form/wishes-body';
import { mendChangeOf } from './request-edit-rules';

/**
 * Changes what is wished for a request that was not collected yet; product specification §7.
 *
 * @param request as it was before: earlier photos and mends stay unless the wishes leave them out.
 * @throws {ApiError} `VALIDATION` with fields, `INVALID_TRANSITION` when it was collected meanwhile, `NOT_FOUND`.
 */
export const modifyRequest = (request: RequestDetail, wishes: LaundryWishes): Promise<RequestDetail> => {
  const body = wishesBody(wishes);
  const keptStains = wishes.hasStain ? wishes.stains.flatMap(({ keptId }) => keptId ?? []) : [];
  body.set('beforeStains', JSON.stringify(keptStains));
  const { keptIds, newNote } = mendChangeOf(request.mend, wishes);
  body.set('beforeMends', JSON.stringify(keptIds));
  if (newNote !== undefined) body.set('mendInfo', mendInfoOf(newNote));
  return send(endpoints.modifyRequest, { params: { id: request.applicationId }, body });
};
