import {
  forMembers,
  memberOf,
  type MemberIdentity,
  beforeOf,
  CursorQuery,
  feature,
  PAGE_SIZE,
  pageOf,
  Refusal,
  type Needs,
} from '#base';
import { paysWithVouchers } from '#customers';
import { voucherBalanceOf } from './voucher-balance';
import { usesOf, type VoucherUseOfMember } from './voucher-repository';
import { VoucherLedger, type VoucherLedgerView, type VoucherUseView } from './voucher-schemas';

const NO_VOUCHERS = '바우처 이용자만 볼 수 있어요.';

const useView = ({ requestId, state, sentAt, ...use }: VoucherUseOfMember): VoucherUseView => ({
  ...use,
  applicationId: requestId,
  state: state === 'spent' ? 'paid' : 'checking',
  at: sentAt.toISOString(),
});

/** Balance and a page of uses. @throws {Refusal} `NOT_FOUND` for members who do not pay with vouchers. */
const viewVouchers = async (
  parts: Needs<'clock' | 'config' | 'database' | 'vouchers'>,
  { memberId, partnerId }: MemberIdentity,
  cursor: string | undefined,
): Promise<VoucherLedgerView> => {
  if (!paysWithVouchers(partnerId)) throw new Refusal('NOT_FOUND', { svMessage: NO_VOUCHERS });
  const balanceWon = await voucherBalanceOf(parts, memberId);
  const { items, nextCursor } = pageOf(await usesOf(parts.database, memberId, beforeOf(cursor), PAGE_SIZE + 1));
  return { balanceWon, items: items.map(useView), nextCursor };
};

/** The vouchers of a programme's user. */
export const voucherRoutes = feature(
  { name: 'voucher', needs: ['auth', 'clock', 'config', 'database', 'vouchers'] },
  (app) =>
    forMembers(app, (scope) => {
      scope.get(
        '/myPage/voucher',
        { schema: { querystring: CursorQuery, response: { 200: VoucherLedger } } },
        (request) => viewVouchers(app, memberOf(request), request.query.cursor),
      );
    }),
);
