import { ErrorState, PageBody } from '@dongne/ui';
import { NoShops } from './no-shops';
import { ShopListAddress } from './shop-list-address';
import { ShopListSearch } from './shop-list-search';
import { ShopListSections } from './shop-list-sections';
import { ShopListSkeleton } from './shop-list-skeleton';
import { ShopListToolbar } from './shop-list-toolbar';
import type { ShopFilters } from './shop-list-rules';
import type { ChangeFilters } from './use-filter-change';
import { useShopFilters, useShopList } from './use-shop-list';

/** 세탁소 찾기: grouped list of shops, with order and filters in the URL. */
export const ShopListPage = () => {
  const { filters, setFilters, except } = useShopFilters();
  return (
    <PageBody>
      <ShopListAddress />
      <ShopListSearch q={filters.q} onSearch={(q) => setFilters((now) => ({ ...now, q }))} />
      <ShopListToolbar filters={filters} onChange={setFilters} />
      <ShopList filters={filters} onChange={setFilters} except={except} />
    </PageBody>
  );
};

interface ShopListProps {
  readonly filters: ShopFilters;
  readonly onChange: ChangeFilters;
}

const ShopList = ({ filters, onChange, except }: ShopListProps & { readonly except: number | null }) => {
  const { list, more, isChanging, isRestored } = useShopList(filters, except);

  switch (list.state) {
    case 'loading':
      return <ShopListSkeleton />;
    case 'failed':
      return <ErrorState message="세탁소 목록을 불러오지 못했어요" text={list.error.sentence} onRetry={list.retry} />;
    case 'ready':
      return list.value.sections.length === 0 ? (
        <NoShops filters={filters} looser={list.value.looser} onChange={onChange} />
      ) : (
        <ShopListSections shops={list.value} more={more} isChanging={isChanging} isRestored={isRestored} />
      );
  }
};
