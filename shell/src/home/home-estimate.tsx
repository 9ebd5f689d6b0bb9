import {
  announcedParam,
  announcedText,
  formatWonRange,
  type AnnouncedItem,
  type AverageCharge,
} from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { Button, EstimateSummary, ItemCounter, Section } from '@dongne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNearbyPrices } from './use-nearby-prices';

/** Pieces of the estimate, in the order of price lists; two rows of three. */
const COUNTED = [
  '하의',
  '와이셔츠',
  '코트',
  '패딩',
  '침구',
  '운동화',
] as const satisfies readonly AnnouncedItem['category'][];

/** Estimate of counted pieces from the prices of the shops nearby; nothing without them. */
export const HomeEstimate = () => {
  const prices = useNearbyPrices();
  const [items, setItems] = useState<readonly AnnouncedItem[]>([]);
  if (prices === undefined || prices.length === 0) return null;
  const counted = prices.filter(({ category }) => COUNTED.some((each) => each === category));
  return (
    <Section title="얼마쯤 나올까요?" description="맡길 옷을 눌러 보세요. 가까운 세탁소의 가격이에요.">
      <ItemCounter
        prices={counted.map(({ category, min }) => ({ category, priceWon: min }))}
        isFrom
        items={items}
        onChange={setItems}
      />
      {items.length > 0 && (
        <>
          <EstimateSummary
            estimate={{
              pieces: announcedText(items),
              amount: `예상 ${rangeOf(items, counted)}`,
              notes: ['배송비 별도'],
            }}
          />
          <Button
            as={Link}
            to={laundryPaths.searchFor(dearestOf(items, counted), announcedParam(items))}
            size="medium"
            tone="secondary"
            fullWidth
          >
            이 옷을 맡길 세탁소 보기
          </Button>
        </>
      )}
    </Section>
  );
};

/** Category of the dearest counted piece, whose price and return date the list then shows. */
const dearestOf = (items: readonly AnnouncedItem[], prices: readonly AverageCharge[]): string => {
  const counted = prices.filter(({ category }) => items.some((item) => item.category === category));
  return counted.sort((a, b) => b.min - a.min)[0]?.category ?? '';
};

/** Formats the cheapest and the most expensive sum nearby: `5,700~9,300원`. */
const rangeOf = (items: readonly AnnouncedItem[], prices: readonly AverageCharge[]): string => {
  const sumOf = (end: 'max' | 'min'): number =>
    items.reduce(
      (sum, { category, count }) => sum + count * (prices.find((each) => each.category === category)?.[end] ?? 0),
      0,
    );
  return formatWonRange({ min: sumOf('min'), max: sumOf('max') });
};
