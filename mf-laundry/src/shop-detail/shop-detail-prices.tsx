import { endpoints, formatWon, type ShopDetail } from '@dongne/contract';
import { queryOf } from '@dongne/platform';
import { ItemCounter, ItemDrawing, KeyValueList, Section } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { comparePrices, type ComparedPrice } from './shop-detail-rules';
import type { CountedPieces } from './use-counted-pieces';

/** 가격: what the customer's own laundry may cost, then every category beside what the neighbourhood asks. Without the averages the prices still stand. */
export const ShopDetailPrices = ({ shop, counted }: { shop: ShopDetail; counted: CountedPieces }) => {
  const averages = useQuery(queryOf(endpoints.averageCharges, { laundryId: shop.id }));
  return (
    <>
      <Section title="품목 세기" description="맡길 옷을 눌러 보세요. 예상 금액을 바로 알 수 있어요.">
        <ItemCounter prices={shop.prices} items={counted.items} onChange={counted.change} />
      </Section>
      <Section
        title="품목별 가격"
        description="최종 금액은 세탁소가 확인한 뒤 알려 드려요. 고객님이 직접 또는 미리 금액을 승인해야 세탁을 시작해요. 품목 아래의 날수는 수거 다음 날부터 세탁소가 여는 날로 세어요."
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">품목</th>
              <th scope="col">가격</th>
              <th scope="col">동네 평균</th>
            </tr>
          </thead>
          <tbody>
            {comparePrices(shop.prices, averages.data).map((price) => (
              <tr key={price.category}>
                <th scope="row">
                  <Named>
                    <ItemDrawing category={price.category} />
                    <span>
                      {price.category}
                      <Days>{price.turnaroundDays}일</Days>
                    </span>
                  </Named>
                </th>
                <td>{formatWon(price.priceWon)}</td>
                <td>
                  <Average price={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      {shop.dailyLaundryPaidService.length > 0 && (
        <Section title="추가 서비스">
          <KeyValueList
            rows={shop.dailyLaundryPaidService.map(({ label, priceWon }) => ({
              key: label,
              value: formatWon(priceWon),
            }))}
          />
        </Section>
      )}
    </>
  );
};

const Average = ({ price: { priceWon, averageWon } }: { price: ComparedPrice }) => {
  if (averageWon === undefined) return '–';
  return (
    <Compared>
      {formatWon(averageWon)}
      {priceWon < averageWon && <Cheaper>{formatWon(averageWon - priceWon)} 저렴</Cheaper>}
    </Compared>
  );
};

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${({ theme }) => theme.space[3]} 0;
    text-align: right;
    border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
  }
  th:first-child {
    text-align: left;
  }
  /* Prices side by side never touch. */
  td,
  thead th + th {
    padding-left: ${({ theme }) => theme.space[3]};
    overflow-wrap: normal;
  }
  thead th {
    padding-top: 0;
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.text.tertiary};
  }
  /* Room for the comparison that comes later. */
  tbody td {
    height: 64px;
  }
  tbody th {
    ${({ theme }) => theme.type.label}
  }
  td {
    ${({ theme }) => theme.type.labelStrong}
    white-space: nowrap;
  }
  td:last-child {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.text.tertiary};
    white-space: normal;
  }
`;

/** How long it takes, below what it is. */
const Days = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Named = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

const Compared = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
`;

const Cheaper = styled.span`
  color: ${({ theme }) => theme.color.text.success};
`;
