import {
  formatWon,
  ITEM_GROUPS,
  MEMBERSHIP,
  percentOff,
  searchText,
  type AverageCharge,
  type ShopDetail,
} from '@dongne/contract';
import { useCapabilities } from '@dongne/platform';
import { ItemDrawing, Text, TextField } from '@dongne/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { comparePrices, type ComparedPrice } from './shop-detail-rules';

interface ShopDetailPriceTableProps {
  readonly shop: ShopDetail;
  /** `undefined` while not loaded. */
  readonly averages: readonly AverageCharge[] | undefined;
}

const memberPriceOf = (priceWon: number): number => priceWon - percentOff(priceWon, MEMBERSHIP.discountPercent);

/** Searchable table of prices by group, with local averages and member prices. */
export const ShopDetailPriceTable = ({ shop, averages }: ShopDetailPriceTableProps) => {
  const [sought, setSought] = useState('');
  const isMembershipShown = useCapabilities().can.membership && shop.hasMembershipService;
  const shown = comparePrices(shop.prices, averages).filter(({ category }) => category.includes(searchText(sought)));
  return (
    <>
      <TextField
        label="품목 찾기"
        hideLabel
        type="search"
        placeholder="품목 찾기"
        autoComplete="off"
        maxLength={20}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        prefix={<Search size={20} aria-hidden="true" />}
      />
      {shown.length === 0 && (
        <Text role="status" $color="secondary">
          ‘{searchText(sought)}’에 맞는 품목이 없어요. 세탁소에 전화해 물어보세요.
        </Text>
      )}
      <Frame role="region" aria-label="품목과 가격 표" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">품목</th>
              <th scope="col">가격</th>
              <th scope="col">동네 평균</th>
            </tr>
          </thead>
          {groupsOf(shown).map(({ name, prices }) => (
            <tbody key={name}>
              <tr>
                <Group colSpan={3} scope="rowgroup">
                  {name}
                </Group>
              </tr>
              {prices.map((price) => (
                <PriceRow key={price.category} price={price} isMembershipShown={isMembershipShown} />
              ))}
            </tbody>
          ))}
        </Table>
      </Frame>
    </>
  );
};

/** Groups with at least one price, in the order of the contract. */
const groupsOf = (shown: readonly ComparedPrice[]) =>
  ITEM_GROUPS.map(({ name, categories }) => ({
    name,
    prices: categories.flatMap((category) => shown.filter((price) => price.category === category)),
  })).filter(({ prices }) => prices.length > 0);

const PriceRow = ({ price, isMembershipShown }: { price: ComparedPrice; isMembershipShown: boolean }) => (
  <tr>
    <th scope="row">
      <Named>
        <ItemDrawing category={price.category} />
        <span>
          {price.category}
          <Days>{price.turnaroundDays}일</Days>
        </span>
      </Named>
    </th>
    <td>
      {formatWon(price.priceWon)}
      {isMembershipShown && <Member>멤버십 {formatWon(memberPriceOf(price.priceWon))}</Member>}
    </td>
    <td>
      <Average price={price} />
    </td>
  </tr>
);

const Average = ({ price: { priceWon, averageWon } }: { price: ComparedPrice }) => {
  if (averageWon === undefined) return '–';
  return (
    <Compared>
      {formatWon(averageWon)}
      {priceWon < averageWon && <Cheaper>{formatWon(averageWon - priceWon)} 저렴</Cheaper>}
    </Compared>
  );
};

/** Scrolls horizontally instead of clipping when large text exceeds the width. */
const Frame = styled.div`
  overflow-x: auto;
`;

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
  /* Space between prices. */
  td,
  thead th + th {
    padding-left: ${({ theme }) => theme.space[3]};
    overflow-wrap: normal;
  }
  thead th {
    padding-top: ${({ theme }) => theme.space[4]};
    padding-bottom: 0;
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.text.tertiary};
  }
  /* Reserves space for the averages, which load later. */
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

const Group = styled.th`
  && {
    padding-top: ${({ theme }) => theme.space[5]};
    ${({ theme }) => theme.type.labelStrong}
  }
`;

/** Processing days below the name. */
const Days = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

/** Wraps below the picture when large text needs the width. */
const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[2]};
  align-items: center;
  overflow-wrap: normal;

  > span {
    flex: 1 1 4rem;
  }

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
  white-space: nowrap;
  color: ${({ theme }) => theme.color.text.success};
`;

const Member = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.brand};
`;
