import { laundryPaths } from '@dongne/contract/paths';
import { useSavedScroll, type More } from '@dongne/pages';
import { Section } from '@dongne/ui';
import { Map } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LoadMore } from './load-more';
import { countedOf } from './shop-list-query';
import { firstScreenOf, type ReadShops } from './shop-list-rules';
import { isLongList, ShopRows } from './shop-rows';

/** Number of rows visible on load. */
const SEEN_FIRST = 4;

interface ShopListSectionsProps {
  readonly shops: ReadShops;
  readonly more: More | undefined;
  /** The next result is loading, so the shown one is outdated. */
  readonly isChanging: boolean;
  /** As many pages are loaded as when the list was left. */
  readonly isRestored: boolean;
}

/**
 * Number of shops and their groups: the first screen renders at once, the rest deferred, since forty shops take a slow
 * phone most of a second.
 */
export const ShopListSections = ({
  shops: { sections, count },
  more,
  isChanging,
  isRestored,
}: ShopListSectionsProps) => {
  const { search } = useLocation();
  const rendered = useDeferredValue(sections, firstScreenOf(sections));
  const counted = countedOf(new URLSearchParams(search));
  const isLong = isLongList(rendered.reduce((sum, { shops }) => sum + shops.length, 0));
  useSavedScroll('shopListScroll', isRestored && rendered === sections);
  return (
    <Result aria-busy={isChanging} $isChanging={isChanging}>
      <Summary>
        <p aria-live="polite">세탁소 {count}곳</p>
        <MapLink to={laundryPaths.map() + search}>
          <Map size={16} aria-hidden="true" />
          지도에서 보기
        </MapLink>
      </Summary>
      {rendered.map(({ title, shops }, at) => (
        <Section key={title} title={title}>
          <ShopRows shops={shops} counted={counted} isLong={isLong} seenFirst={at === 0 ? SEEN_FIRST : 0} />
        </Section>
      ))}
      {isRestored && rendered === sections && <LoadMore more={more} />}
    </Result>
  );
};

const Result = styled.div<{ $isChanging: boolean }>`
  opacity: ${({ $isChanging }) => ($isChanging ? 0.5 : 1)};
  transition: opacity ${({ theme }) => theme.motion.fast};
`;

const Summary = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const MapLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
  color: ${({ theme }) => theme.color.text.secondary};
`;
