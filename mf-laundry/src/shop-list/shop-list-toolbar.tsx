import { SHOP_SORT_LABEL, SHOP_SORTS } from '@dongne/contract';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { ShopFilterChips } from './shop-filter-chips';
import { changeFilters, type ShopFilters } from './shop-list-rules';
import type { ChangeFilters } from './use-filter-change';

interface ShopListToolbarProps {
  readonly filters: ShopFilters;
  readonly onChange: ChangeFilters;
}

/** Scrolls to the start of the list below the bar. */
const showFromStart = (bar: HTMLElement | null): void => {
  const results = bar?.nextElementSibling;
  if (!bar || !results) return;
  const hiddenPx = bar.getBoundingClientRect().bottom - results.getBoundingClientRect().top;
  if (hiddenPx > 0) window.scrollBy(0, -hiddenPx);
};

/** Sticky toolbar with order and filters. A change scrolls to the first shop. */
export const ShopListToolbar = ({ filters, onChange }: ShopListToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const change: ChangeFilters = (changed) => {
    onChange(changed);
    showFromStart(bar.current);
  };
  return (
    <Bar ref={bar}>
      <SortFrame>
        <Sort
          aria-label="정렬"
          value={filters.sort}
          onChange={(event) => {
            const sort = SHOP_SORTS.find((known) => known === event.target.value);
            if (sort !== undefined) change((now) => changeFilters(now, { sort }));
          }}
        >
          {SHOP_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SHOP_SORT_LABEL[sort]}
            </option>
          ))}
        </Sort>
        <ChevronDown size={16} aria-hidden="true" />
      </SortFrame>
      <ShopFilterChips filters={filters} onChange={change} />
    </Bar>
  );
};

const Bar = styled.div`
  position: sticky;
  top: calc(${({ theme }) => theme.size.appBar} + ${({ theme }) => theme.safeArea.top});
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0 calc(-1 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.size.side};
  overflow-x: auto;
  scrollbar-width: none;
  background: ${({ theme }) => theme.color.surface.page};
`;

const SortFrame = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  svg {
    position: absolute;
    right: ${({ theme }) => theme.space[1]};
    pointer-events: none;
  }
`;

const Sort = styled.select`
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space[6]} 0 0;
  /* Minimum of 16 px: iOS zooms in on smaller focused fields. */
  ${({ theme }) => theme.type.bodyStrong}
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  appearance: none;
  /* As wide as the chosen order where supported; else as the longest option. */
  field-sizing: content;
  cursor: pointer;
`;
