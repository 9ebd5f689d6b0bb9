import { EmptyState, ErrorState, Button, LaundryBasketPicture, PageBody } from '@dongne/ui';
import { ShopListAddress } from './shop-list-address';
import { ShopListSections } from './shop-list-sections';
import { ShopListSkeleton } from './shop-list-skeleton';
import { ShopListToolbar } from './shop-list-toolbar';
import { countFilters, resetFilters, widenDistance, type ShopFilters } from './shop-list-rules';
import { useShopFilters, useShopList } from './use-shop-list';
import { SHOP_DISTANCE_M } from '@dongne/contract';

/** 세탁소 찾기: the shops around the customer, in groups, with order and filters in the URL. */
export const ShopListPage = () => {
  const { filters, setFilters, except } = useShopFilters();
  return (
    <PageBody>
      <ShopListAddress />
      <ShopListToolbar filters={filters} onChange={setFilters} />
      <ShopList filters={filters} onChange={setFilters} except={except} />
    </PageBody>
  );
};

interface ShopListProps {
  readonly filters: ShopFilters;
  readonly onChange: (filters: ShopFilters) => void;
}

const ShopList = ({ filters, onChange, except }: ShopListProps & { readonly except: number | null }) => {
  const { sections, isChanging } = useShopList(filters, except);

  switch (sections.state) {
    case 'loading':
      return <ShopListSkeleton />;
    case 'failed':
      return (
        <ErrorState message="세탁소 목록을 불러오지 못했어요" text={sections.error.sentence} onRetry={sections.retry} />
      );
    case 'ready':
      return sections.value.length === 0 ? (
        <NoShops filters={filters} onChange={onChange} />
      ) : (
        <ShopListSections sections={sections.value} isChanging={isChanging} />
      );
  }
};

/** Nothing around: the next step is fewer filters, else a wider circle. */
const NoShops = ({ filters, onChange }: ShopListProps) => {
  const widest = { beginDistance: 0, endDistance: SHOP_DISTANCE_M.max };
  const isFiltered = countFilters(filters) > 0;
  return (
    <EmptyState
      picture={<LaundryBasketPicture />}
      title={isFiltered ? '조건에 맞는 세탁소가 없어요' : '가까운 곳에 세탁소가 없어요'}
      text={isFiltered ? '필터를 바꾸면 더 많은 세탁소를 볼 수 있어요.' : '더 넓은 곳에서 찾아 볼까요?'}
      action={
        isFiltered ? (
          <Button size="small" tone="secondary" onClick={() => onChange(resetFilters(filters))}>
            필터 초기화
          </Button>
        ) : (
          <Button
            size="small"
            tone="secondary"
            onClick={() => onChange({ ...filters, ...widenDistance(filters, widest) })}
          >
            10km까지 넓혀 보기
          </Button>
        )
      }
    />
  );
};
