import { formatWonRange } from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';
import type { LaundryWishes } from './laundry-wishes';
import { useEstimate, type PricingShop } from './use-estimate';

/** The line above the button that follows every choice in the form. Coats and blankets are no everyday laundry, so it says what it counts. */
export const EstimateLine = ({ shop, wishes }: { shop: PricingShop; wishes: LaundryWishes }) => {
  const { lines, ...range } = useEstimate(shop, wishes);
  const [, ...extra] = lines.map(({ label }) => label);
  const parts = [`평소 입는 옷 ${wishes.laundryNumByUser}개`, ...extra, ...(wishes.hasMend ? ['수선비 별도'] : [])];
  return (
    <Line role="status">
      <Text as="span" $type="labelStrong">
        예상 {formatWonRange(range)}
      </Text>
      <Text as="span" $type="caption" $color="tertiary">
        {parts.join(' · ')}
      </Text>
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[2]};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${({ theme }) => theme.space[2]};
`;
