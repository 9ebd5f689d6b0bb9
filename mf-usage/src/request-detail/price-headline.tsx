import {
  estimateChange,
  formatMoment,
  formatWon,
  formatWonRange,
  wonBeforeBenefits,
  type EstimateChange,
  type RequestDetail,
  type RequestOffer,
} from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';
import { morePiecesText, type Counts } from '../common/pieces-text';

/** `예상 23,200원보다 2,000원 높아요`, or that the price is as estimated. */
const changeText = (change: EstimateChange, estimate: RequestOffer['estimate']): string => {
  const estimated = `예상 ${formatWonRange(estimate)}보다`;
  switch (change.kind) {
    case 'higher':
      return `${estimated} ${formatWon(change.byWon)} 높아요`;
    case 'lower':
      return `${estimated} ${formatWon(change.byWon)} 낮아요`;
    case 'within':
      return estimate.min === estimate.max ? '예상한 금액 그대로예요' : '예상한 범위 안이에요';
  }
};

/** Why an agreement in advance has not approved the price: the amount, or pieces, a correction or vouchers. */
const notApprovedText = ({ totalWon }: RequestOffer, advanceLimitWon: number): string =>
  totalWon > advanceLimitWon
    ? `금액이 미리 정하신 ${formatWon(advanceLimitWon)}을 넘어서 확인을 기다리고 있어요.`
    : '금액이 미리 정하신 조건과 달라서 확인을 기다리고 있어요.';

interface PriceHeadlineProps {
  readonly request: Counts & Pick<RequestDetail, 'advanceLimitWon'>;
  readonly offer: RequestOffer;
}

/** Price that waits for the customer, and how it compares with the estimate. */
export const PriceHeadline = ({ request, offer }: PriceHeadlineProps) => {
  const { advanceLimitWon } = request;
  const more = morePiecesText(request);
  const { estimate, lines, totalWon, benefits } = offer;
  const change = estimateChange(estimate, wonBeforeBenefits(lines));
  return (
    <>
      <Text $type="display">
        <Small>최종 금액</Small> <Amount>{formatWon(totalWon)}</Amount>
      </Text>
      {estimate.max > 0 && (
        <Text $type="labelStrong" $color={change.kind === 'higher' ? 'warning' : 'success'}>
          {changeText(change, estimate)}
        </Text>
      )}
      {change.kind === 'higher' && more !== null && (
        <Text $type="label" $color="secondary">
          {more}
        </Text>
      )}
      {(benefits?.coupons.length ?? 0) > 0 && (
        <Text $type="label" $color="secondary">
          쿠폰은 다음 화면에서 할인돼요.
        </Text>
      )}
      {offer.returnableAt !== null && (
        <Text $type="label" $color="secondary">
          {formatMoment(offer.returnableAt)}까지 확인해 주세요.
        </Text>
      )}
      {advanceLimitWon !== null && (
        <Text $type="label" $color="secondary">
          {notApprovedText(offer, advanceLimitWon)}
        </Text>
      )}
    </>
  );
};

const Small = styled.span`
  ${({ theme }) => theme.type.title3}
`;

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
