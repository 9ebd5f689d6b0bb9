import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { CouponView, PointLedgerView } from './benefit-schemas';

export const listCoupons = async (_parts: AppParts, _memberId: number): Promise<CouponView[]> => {
  throw new Refusal('UNAVAILABLE');
};
export const viewPoints = async (
  _parts: AppParts,
  _memberId: number,
  _cursor: string | undefined,
): Promise<PointLedgerView> => {
  throw new Refusal('UNAVAILABLE');
};
