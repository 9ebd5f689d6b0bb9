import { formatFullDay, formatPoints, formatWon, type WithdrawalOutlook } from '@dongne/contract';
import { deliveryBagPaths, usagePaths } from '@dongne/contract/paths';

/** Reasons of a withdrawal; multiple choice. */
export const WITHDRAWAL_REASONS = [
  '세탁을 맡길 일이 줄었어요',
  '가격이 부담돼요',
  '세탁 결과가 아쉬웠어요',
  '수거·배송 시간이 맞지 않아요',
  '맡기고 싶은 세탁소가 없어요',
  '앱을 쓰기 불편해요',
  '다른 서비스를 써요',
  '그 밖의 이유가 있어요',
] as const;

type Obstacle = WithdrawalOutlook['obstacles'][number];

/** Link to resolve an obstacle. */
export const wayOutOf = ({ kind }: Obstacle): { readonly to: string; readonly label: string } =>
  kind === 'bag'
    ? { to: deliveryBagPaths.home(), label: '수거백 보기' }
    : { to: usagePaths.list(), label: '이용 내역 보기' };

/** Losses of a voucher user, who has neither points nor coupons. `undefined`: the balance is unknown. */
export const voucherLossesOf = ({ favourites }: WithdrawalOutlook, balanceWon: number | undefined) => [
  { key: '바우처 잔액', value: balanceWon === undefined ? '지금은 확인할 수 없어요' : formatWon(balanceWon) },
  { key: '찜한 세탁소', value: `${favourites}곳` },
];

/** Losses of the member in numbers. */
export const lossesOf = ({ points, coupons, favourites, membership }: WithdrawalOutlook) => [
  { key: '포인트', value: formatPoints(points) },
  { key: '쓸 수 있는 쿠폰', value: `${coupons}장` },
  { key: '찜한 세탁소', value: `${favourites}곳` },
  ...(membership === null ? [] : [{ key: '멤버십', value: `${formatFullDay(membership.paidUntil)}까지 남아 있어요` }]),
];

/** Effect on the membership and its payment; empty without one. */
export const membershipEndText = ({ membership }: WithdrawalOutlook): string | undefined => {
  if (membership === null) return undefined;
  return membership.refundWon > 0
    ? `멤버십은 바로 끝나고, 결제하신 카드로 ${formatWon(membership.refundWon)}을 돌려 드려요.`
    : '멤버십은 바로 끝나고, 남은 기간은 환불되지 않아요.';
};
