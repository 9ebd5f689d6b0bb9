import type { ShopDetail } from '@dongne/contract';
import { idOf } from '@dongne/pages';
import { useAppBar } from '@dongne/platform';
import { ErrorState, PageBody, Tabs } from '@dongne/ui';
import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFoundState } from '../common/not-found-state';
import { ShopDetailAbout } from './shop-detail-about';
import { ShopDetailActions } from './shop-detail-actions';
import { ShopDetailHead } from './shop-detail-head';
import { ShopDetailPrices } from './shop-detail-prices';
import { ShopDetailReviews } from './shop-detail-reviews';
import { ShopDetailSkeleton } from './shop-detail-skeleton';
import { useCountedPieces, withParam, type CountedPieces } from './use-counted-pieces';
import { useShop } from './use-shop';

/** Page of a shop: head, information, prices, reviews and the order button. */
export const ShopDetailPage = () => {
  const id = idOf(useParams()['id']);
  return <PageBody>{id === undefined ? <NoSuchShop /> : <ShopById key={id} id={id} />}</PageBody>;
};

const NoSuchShop = () => <NotFoundState title="찾는 세탁소가 없어요" />;

const ShopById = ({ id }: { id: number }) => {
  const shop = useShop(id);
  useAppBar({ title: shop.state === 'ready' ? shop.value.laundryName : undefined });

  switch (shop.state) {
    case 'loading':
      return <ShopDetailSkeleton />;
    case 'failed':
      if (shop.error.code === 'NOT_FOUND') return <NoSuchShop />;
      return <ErrorState message="세탁소를 불러오지 못했어요" text={shop.error.sentence} onRetry={shop.retry} />;
    case 'ready':
      return <WholeShop shop={shop.value} />;
  }
};

const WholeShop = ({ shop }: { shop: ShopDetail }) => {
  const counted = useCountedPieces(shop);
  const verdictId = useId();
  return (
    <>
      <ShopDetailHead shop={shop} verdictId={verdictId} />
      <ShopTabs shop={shop} counted={counted} />
      <ShopDetailActions shop={shop} counted={counted} verdictId={verdictId} />
    </>
  );
};

const TABS = [
  { value: 'about', label: '정보' },
  { value: 'price', label: '가격' },
  { value: 'review', label: '리뷰' },
] as const;
type ShopTab = (typeof TABS)[number]['value'];

const openTab = (query: URLSearchParams): ShopTab =>
  TABS.find(({ value }) => value === query.get('tab'))?.value ?? 'about';

interface ShopTabsProps {
  readonly shop: ShopDetail;
  readonly counted: CountedPieces;
}

/** Tabs of a shop. The open tab is in the URL, so that back restores it. */
const ShopTabs = ({ shop, counted }: ShopTabsProps) => {
  const [query, setQuery] = useSearchParams();
  const value = openTab(query);
  const withTab = (before: URLSearchParams, tab: ShopTab) =>
    withParam(before, 'tab', tab === 'about' ? undefined : tab);
  const handleChange = (tab: ShopTab) => setQuery((before) => withTab(before, tab), { replace: true });
  const tabs = TABS.map((tab) => ({ ...tab, href: `?${withTab(query, tab.value)}` }));
  return (
    <Tabs label="세탁소 정보" sticky tabs={tabs} value={value} onChange={handleChange}>
      <TabContent tab={value} shop={shop} counted={counted} />
    </Tabs>
  );
};

const TabContent = ({ tab, shop, counted }: ShopTabsProps & { readonly tab: ShopTab }) => {
  switch (tab) {
    case 'about':
      return <ShopDetailAbout shop={shop} />;
    case 'price':
      return <ShopDetailPrices shop={shop} counted={counted} />;
    case 'review':
      return <ShopDetailReviews shop={shop} />;
  }
};
