import { OVER_MAP } from '@dongne/pages';
import { pressBack } from '@dongne/platform';
import { Button, IconButton, Spinner } from '@dongne/ui';
import { ArrowLeft, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChangeFilters } from '../shop-list/use-filter-change';
import { ShopFilterChips } from '../shop-list/shop-filter-chips';
import type { ShopFilters } from '../shop-list/shop-list-rules';

interface MapTopProps {
  readonly filters: ShopFilters;
  readonly onFilter: ChangeFilters;
  readonly listPath: string;
}

/** Top of the map: back, filters and a link to the list of the same shops. */
export const MapTop = ({ filters, onFilter, listPath }: MapTopProps) => (
  <Top {...OVER_MAP}>
    <Round label="뒤로" onClick={() => pressBack()}>
      <ArrowLeft />
    </Round>
    <Chips>
      {filters.q !== '' && <Search to={listPath}>‘{filters.q}’</Search>}
      <ShopFilterChips filters={filters} onChange={onFilter} isOnMap />
    </Chips>
    <Round forwardedAs={Link} to={listPath} label="목록으로 보기">
      <List />
    </Round>
  </Top>
);

export type MapNews =
  | { readonly kind: 'loading' }
  | { readonly kind: 'moved'; readonly onSearch: () => void }
  /** `onClear` when filters or a search may hide shops; else the list has those near the address. */
  | { readonly kind: 'empty'; readonly onClear: (() => void) | undefined; readonly listPath: string }
  | { readonly kind: 'failed'; readonly sentence: string; readonly onRetry: () => void };

/** State of the search below the filters. */
export const MapNewsPill = ({ news }: { news: MapNews | undefined }) => (
  <Place aria-live="polite">
    {news?.kind === 'loading' && (
      <Pill>
        <Spinner /> 세탁소를 찾고 있어요
      </Pill>
    )}
    {news?.kind === 'moved' && (
      <Button size="small" onClick={news.onSearch}>
        이 지역에서 찾기
      </Button>
    )}
    {news?.kind === 'empty' &&
      (news.onClear === undefined ? (
        <Pill>
          이 지역에는 세탁소가 없어요
          <Button as={Link} to={news.listPath} size="small" tone="ghost">
            목록 보기
          </Button>
        </Pill>
      ) : (
        <Pill>
          조건에 맞는 곳이 없어요
          <Button size="small" tone="ghost" onClick={news.onClear}>
            조건 지우기
          </Button>
        </Pill>
      ))}
    {news?.kind === 'failed' && (
      <Pill>
        {news.sentence}
        <Button size="small" tone="ghost" onClick={news.onRetry}>
          다시 시도
        </Button>
      </Pill>
    )}
  </Place>
);

/** Link to all shops of the map where no script adds more cards than the first, in the place of the news. */
export const ListWithoutScripts = ({ listPath }: { listPath: string }) => (
  <noscript>
    <Place>
      <Search to={listPath}>세탁소 목록 보기</Search>
    </Place>
  </noscript>
);

const Top = styled.div`
  position: absolute;
  top: calc(${({ theme }) => theme.space[3]} + ${({ theme }) => theme.safeArea.top});
  right: 0;
  left: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: 0 ${({ theme }) => theme.space[4]};
`;

const Round = styled(IconButton)`
  background: ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: ${({ theme }) => theme.shadow.floating};
`;

const Chips = styled.div`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[2]} 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Search = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 36px;
  padding: 0 14px;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.action.onSelected};
  background: ${({ theme }) => theme.color.action.selected};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Place = styled.div`
  position: absolute;
  top: calc(${({ theme }) => theme.space[3]} + 64px + ${({ theme }) => theme.safeArea.top});
  right: 0;
  left: 0;
  z-index: ${({ theme }) => theme.layer.raised};
  display: flex;
  justify-content: center;
  padding: 0 ${({ theme }) => theme.space[4]};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

const Pill = styled.p`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.label}
  background: ${({ theme }) => theme.color.surface.raised};
  /* Round with one line; larger text has more. */
  border-radius: ${({ theme }) => theme.radius.sheet};
  box-shadow: ${({ theme }) => theme.shadow.floating};
`;
