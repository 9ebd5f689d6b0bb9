import { endpoints, formatWon, type ShopDetail } from '@dongne/contract';
import { queryOf } from '@dongne/platform';
import { ItemCounter, KeyValueList, Section } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { ShopDetailPriceTable } from './shop-detail-price-table';
import type { CountedPieces } from './use-counted-pieces';

/** 가격: estimate of counted pieces and the price table, which renders without the averages. */
export const ShopDetailPrices = ({ shop, counted }: { shop: ShopDetail; counted: CountedPieces }) => {
  const averages = useQuery(queryOf(endpoints.averageCharges, { laundryId: shop.id }));
  return (
    <>
      <Section title="품목 담기" description="맡길 옷을 눌러 보세요. 예상 금액을 바로 알 수 있어요.">
        <ItemCounter prices={shop.prices} items={counted.items} onChange={counted.change} />
      </Section>
      <Section
        title="품목별 가격"
        description="최종 금액은 세탁소가 확인한 뒤 알려 드려요. 날수는 수거 다음 날부터 세탁소가 여는 날만 세어요."
      >
        <ShopDetailPriceTable shop={shop} averages={averages.data} />
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
