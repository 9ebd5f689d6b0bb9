import { SHOP_DISTANCE_M, formatDistance, type LooserFilter, type ShopFilter } from '@dongne/contract';
import { Button, EmptyState, LaundryBasketPicture, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { useAddressChangePath } from '../common/use-address-change-path';
import { countFilters, resetFilters, withoutFilter, type ShopFilters } from './shop-list-rules';

interface NoShopsProps {
  readonly filters: ShopFilters;
  /** Filters whose removal would find shops, best first. */
  readonly looser: readonly LooserFilter[];
  readonly onChange: (filters: ShopFilters) => void;
}

/** Limit of suggestions. */
const SHOWN = 2;

/** Empty state: suggests removing the filter that excludes the most shops. */
export const NoShops = ({ filters, looser, onChange }: NoShopsProps) => {
  const isNarrow = countFilters(filters) > 0 || filters.q.trim() !== '';
  const isHelped = looser.length > 0;
  const addressPath = useAddressChangePath();
  return (
    <EmptyState
      picture={<LaundryBasketPicture />}
      title={isNarrow ? '조건에 맞는 세탁소가 없어요' : '가까운 곳에 세탁소가 없어요'}
      text={isHelped ? '조건을 하나만 바꾸면 찾을 수 있어요.' : '다른 주소나 조건으로 찾아 주세요.'}
      action={
        <Stack>
          {looser.slice(0, SHOWN).map(({ filter, count }) => (
            <Button key={filter} size="small" tone="secondary" onClick={() => onChange(withoutFilter(filters, filter))}>
              {`${wayOut(filter, filters)} ${count}곳 보기`}
            </Button>
          ))}
          {isNarrow && !isHelped && (
            <Button size="small" tone="secondary" onClick={() => onChange({ ...resetFilters(filters), q: '' })}>
              모든 조건 지우기
            </Button>
          )}
          {!isNarrow && addressPath !== undefined && (
            <Button as={Link} to={addressPath} size="small" tone="secondary">
              다른 주소로 찾기
            </Button>
          )}
        </Stack>
      }
    />
  );
};

const wayOut = (filter: ShopFilter, { handleItem }: ShopFilters): string => {
  const ways: Record<ShopFilter, string> = {
    q: '검색어 지우고',
    handleItem: `‘${handleItem ?? ''}’ 빼고`,
    isFavourite: '‘찜’ 빼고',
    isFreeDelivery: '‘무료 배송’ 빼고',
    isMembershipService: '‘멤버십 할인’ 빼고',
    isParking: '‘주차 가능’ 빼고',
    canMend: '‘수선 가능’ 빼고',
    endDistance: `${formatDistance(SHOP_DISTANCE_M.max).replace('.0', '')}까지 넓혀`,
  };
  return ways[filter];
};
