import { sessionAtom, useCapabilities } from '@dongne/platform';
import { Chip } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { Heart, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ShopListFilterSheet } from './shop-list-filter-sheet';
import { changeFilters, countFilters, type ShopFilters } from './shop-list-rules';
import type { ChangeFilters } from './use-filter-change';

interface ShopFilterChipsProps {
  readonly filters: ShopFilters;
  readonly onChange: ChangeFilters;
  /** The map has no distance filter, and its shops do not depend on the viewer. */
  readonly isOnMap?: boolean;
}

/** Row of filters: a button for all of them, and chips for the most used. */
export const ShopFilterChips = ({ filters, onChange, isOnMap = false }: ShopFilterChipsProps) => {
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Before hydration the browser applies the filter by its name in the URL
  // (`release/src/hosts/browser/replay-clicks.js`).
  const chipOf = (name: 'isMembershipService' | 'isFavourite' | 'isFreeDelivery') => ({
    pressed: filters[name],
    onClick: () => onChange((now) => changeFilters(now, { [name]: !now[name] })),
    'data-turns': name,
  });
  const { can } = useCapabilities();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const count = countFilters(filters);
  return (
    <>
      <FilterButton type="button" aria-haspopup="dialog" $isOn={count > 0} onClick={() => setSheetOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        필터{count > 0 && ` ${count}`}
      </FilterButton>
      {can.membership && <Chip {...chipOf('isMembershipService')}>멤버십 할인</Chip>}
      {isMember && !isOnMap && (
        <Chip {...chipOf('isFavourite')} icon={<Heart size={16} aria-hidden="true" />}>
          찜
        </Chip>
      )}
      <Chip {...chipOf('isFreeDelivery')}>무료 배송</Chip>
      {isSheetOpen && (
        <ShopListFilterSheet
          filters={filters}
          isOnMap={isOnMap}
          onClose={() => setSheetOpen(false)}
          onApply={(chosen) => {
            setSheetOpen(false);
            onChange(chosen);
          }}
        />
      )}
    </>
  );
};

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

  /* Touch target of 44 px around a chip of 36 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
`;
