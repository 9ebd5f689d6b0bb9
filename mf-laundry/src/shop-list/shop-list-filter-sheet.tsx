import { formatDistance, MAIN_SERVICES, type MainService } from '@dongne/contract';
import { useCapabilities } from '@dongne/platform';
import { BottomSheet, Button, Chip, ChoiceGroup, Switch } from '@dongne/ui';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { changeFilters, END_DISTANCES, resetFilters, widenDistance, type ShopFilters } from './shop-list-rules';
import { useShopCount } from './use-shop-list';

interface ShopListFilterSheetProps {
  readonly filters: ShopFilters;
  /** The map has no distance filter, and its count differs from the list's. */
  readonly isOnMap: boolean;
  readonly onClose: () => void;
  /** Called by `27곳 보기`; closing the sheet otherwise changes nothing. */
  readonly onApply: (filters: ShopFilters) => void;
}

/** Sheet with all filters, applied together. */
export const ShopListFilterSheet = ({ filters, isOnMap, onClose, onApply }: ShopListFilterSheetProps) => {
  const { can } = useCapabilities();
  const [draft, setDraft] = useState(filters);
  const [range, setRange] = useState(filters); // Base of widening the distance; a reset starts over.
  const count = useShopCount(draft, !isOnMap);
  // Defers the lower half, off screen while the sheet rises, to the next frame for slow phones.
  const isWhole = useDeferredValue(true, false);
  const change = (part: Partial<ShopFilters>) => setDraft((before) => changeFilters(before, part));
  const toggleService = (service: MainService) => change({ handleItem: draft.handleItem === service ? null : service });

  const handleReset = () => {
    setDraft(resetFilters(draft));
    setRange(resetFilters(draft));
  };

  return (
    <BottomSheet
      open
      title="필터"
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" size="normal" onClick={handleReset}>
            초기화
          </Button>
          <Button size="normal" aria-live="polite" onClick={() => onApply(draft)}>
            {count === undefined ? '적용하기' : `${count}곳 보기`}
          </Button>
        </>
      }
    >
      <Switch
        label="무료 배송"
        checked={draft.isFreeDelivery}
        onChange={(event) => change({ isFreeDelivery: event.target.checked })}
      />
      {can.membership && (
        <Switch
          label="멤버십 할인"
          checked={draft.isMembershipService}
          onChange={(event) => change({ isMembershipService: event.target.checked })}
        />
      )}
      <Switch
        label="주차 가능"
        checked={draft.isParking}
        onChange={(event) => change({ isParking: event.target.checked })}
      />
      <Switch
        label="수선 가능"
        checked={draft.canMend}
        onChange={(event) => change({ canMend: event.target.checked })}
      />
      {isWhole && (
        <>
          <Group title="주요 서비스">
            {MAIN_SERVICES.map((service) => (
              <Chip key={service} pressed={draft.handleItem === service} onClick={() => toggleService(service)}>
                {service}
              </Chip>
            ))}
          </Group>
          {!isOnMap && <Distance range={range} draft={draft} onChange={change} />}
        </>
      )}
    </BottomSheet>
  );
};

interface DistanceProps {
  /** Base of widening the distance. */
  readonly range: ShopFilters;
  readonly draft: ShopFilters;
  readonly onChange: (part: Partial<ShopFilters>) => void;
}

const Distance = ({ range, draft, onChange }: DistanceProps) => (
  <>
    <ChoiceGroup
      label="거리"
      columns={3}
      choices={END_DISTANCES.map((metres) => ({
        value: String(metres),
        label: `${formatDistance(metres).replace('.0', '')}까지`,
        disabled: metres < range.endDistance,
      }))}
      value={String(draft.endDistance)}
      onChange={(metres) => onChange(widenDistance(range, { beginDistance: 0, endDistance: Number(metres) }))}
    />
    {range.endDistance > END_DISTANCES[0] && <Hint>넓힌 거리는 초기화하면 처음으로 돌아가요.</Hint>}
  </>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Services role="group" aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      {children}
    </Services>
  );
};

const Services = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]} 0 ${({ theme }) => theme.space[6]};
`;

const GroupTitle = styled.h3`
  flex-basis: 100%;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Hint = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;
