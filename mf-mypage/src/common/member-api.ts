import type { CouponList, Member, PointLedger } from '@dongne/contract';
import { http, MEMBER_KEYS, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Query keys that more than one page of the member's reads. */
export const MEMBER_QUERY_KEY = MEMBER_KEYS.member;
export const COUPONS_QUERY_KEY = ['myPage', 'coupon'];

/** The member's own account. */
export const useMember = (): RemoteData<Member> =>
  toRemoteData(useQuery({ queryKey: MEMBER_QUERY_KEY, queryFn: () => http.get<Member>('/member') }));

/** Every coupon the member has or had. @throws {ApiError} `PARTNER_RESTRICTED` for users of a programme without coupons. */
export const fetchCoupons = (): Promise<CouponList> => http.get('/myPage/coupon');

/**
 * The member's points: balance and a page of the ledger, newest first.
 *
 * @param cursor `nextCursor` of the page before; `null` is the newest page.
 */
export const fetchPoints = (cursor: string | null): Promise<PointLedger> =>
  http.get('/myPage/point', { params: { cursor } });
