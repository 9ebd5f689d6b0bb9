import {
  DOT,
  formatWon,
  RETURN_WAY_DAYS,
  wonBeforeBenefits,
  type ChoicePrice,
  type RequestDetail,
  type RequestOffer,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { useVoucherBalance } from '@dongne/pages';
import { KeyValueList, Notice, Rolling, Section, Stack, Text } from '@dongne/ui';
import { EstimateLine, ourReasonsOf } from '../common/estimate-line';
import { CardLine } from '../payment/card-line';

interface OfferPriceProps {
  readonly request: RequestDetail;
  readonly offer: RequestOffer;
  readonly declinedIds: ReadonlySet<number>;
  readonly price: ChoicePrice;
}

/** Lines and total of this choice, by the same rule as the server, next to the estimate. */
export const OfferPrice = ({
  request,
  offer,
  declinedIds,
  price: { lines, totalWon, isNothingLeft },
}: OfferPriceProps) => (
  <Section title="결제할 금액">
    <Stack $gap={4}>
      {isNothingLeft && (
        <Notice>
          모든 품목을 세탁하지 않고 {RETURN_WAY_DAYS}일 안에 문 앞으로 돌려 드려요. 세탁 비용은 없어요.
          {totalWon > 0 && ` 지난 수거 실패 수수료 ${formatWon(totalWon)}은 내셔야 해요.`}
        </Notice>
      )}
      <KeyValueList
        rows={[
          ...lines.map(({ label, amountWon }) => ({ key: label, value: formatWon(amountWon) })),
          { key: '합계', value: <Rolling>{formatWon(totalWon)}</Rolling>, strong: true },
        ]}
      />
      {totalWon > 0 && (
        <CardLine
          isBoxed
          returnTo={usagePaths.approve(request.applicationId)}
          withoutCard="지금 승인할 수 있고, 카드를 등록하면 결제돼요."
        />
      )}
      {!isNothingLeft && <VoucherPayment totalWon={totalWon} />}
      {!isNothingLeft && (
        <EstimateLine
          estimate={offer.estimate}
          totalWon={wonBeforeBenefits(lines)}
          isBeforeBenefits={wonBeforeBenefits(lines) !== totalWon}
          declined={declinedIds.size}
          reasons={ourReasonsOf(request, offer)}
        />
      )}
    </Stack>
  </Section>
);

/** Charge to a voucher balance, or the missing amount. */
const VoucherPayment = ({ totalWon }: { totalWon: number }) => {
  const balanceWon = useVoucherBalance();
  if (balanceWon === undefined) return null;
  const leftWon = balanceWon - totalWon;
  return leftWon >= 0 ? (
    <Text $type="label" $color="secondary">
      바우처 잔액 {formatWon(balanceWon)}
      {DOT}결제 후 {formatWon(leftWon)}
    </Text>
  ) : (
    <Notice tone="warning">
      바우처 잔액 {formatWon(balanceWon)}보다 {formatWon(-leftWon)} 많아요. 세탁하지 않을 품목을 빼 주세요.
    </Notice>
  );
};
