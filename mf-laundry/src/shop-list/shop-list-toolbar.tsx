import { SHOP_SORT_LABEL, SHOP_SORTS } from '@dongne/contract';
import { useCapabilities } from '@dongne/platform';
import { Chip } from '@dongne/ui';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ShopListFilterSheet } from './shop-list-filter-sheet';
import { changeFilters, countFilters, type ShopFilters } from './shop-list-rules';

interface ShopListToolbarProps {
  readonly filters: ShopFilters;
  readonly onChange: (filters: ShopFilters) => void;
}

/** Order and filters, always in reach below the app bar. */
export const ShopListToolbar = ({ filters, onChange }: ShopListToolbarProps) => {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const change = (part: Partial<ShopFilters>) => onChange(changeFilters(filters, part));
  const { can } = useCapabilities();
  const count = countFilters(filters);
  return (
    <Bar>
      <SortFrame>
        <Sort
          aria-label="정렬"
          value={filters.sort}
          onChange={(event) => {
            const sort = SHOP_SORTS.find((known) => known === event.target.value);
            if (sort !== undefined) change({ sort });
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
      <FilterButton type="button" aria-haspopup="dialog" $isOn={count > 0} onClick={() => setSheetOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        필터{count > 0 && ` ${count}`}
      </FilterButton>
      {can.membership && (
        <Chip
          pressed={filters.isMembershipService}
          onClick={() => change({ isMembershipService: !filters.isMembershipService })}
        >
          멤버십 할인
        </Chip>
      )}
      <Chip pressed={filters.isFreeDelivery} onClick={() => change({ isFreeDelivery: !filters.isFreeDelivery })}>
        무료 배송
      </Chip>
      {isSheetOpen && (
        <ShopListFilterSheet
          filters={filters}
          onClose={() => setSheetOpen(false)}
          onApply={(chosen) => {
            setSheetOpen(false);
            onChange(chosen);
          }}
        />
      )}
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
  ${({ theme }) => theme.type.labelStrong}
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  appearance: none;
  /* As wide as the chosen order where the browser can; else as the longest one. */
  field-sizing: content;
  cursor: pointer;
`;

const FilterButton = styled.button<{ $isOn: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 36px;
  padding: 0 14px;
  ${({ theme }) => theme.type.label}
  color: ${({ theme, $isOn }) => ($isOn ? theme.color.action.onSecondary : theme.color.text.secondary)};
  background: ${({ theme, $isOn }) => ($isOn ? theme.color.action.secondary : theme.color.surface.page)};
  border: 1px solid ${({ theme, $isOn }) => ($isOn ? theme.color.action.primary : theme.color.border.strong)};
  border-radius: ${({ theme }) => theme.radius.full};

  /* Looks 36 px high, can be touched on 44. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
`;
