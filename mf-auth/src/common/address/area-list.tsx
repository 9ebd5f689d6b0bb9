import type { Area } from '@dongne/contract';
import {
  EmptyState,
  ErrorState,
  MapPinPicture,
  EmptyBoxPicture,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '@dongne/ui';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AreaResults } from './use-area-search';

export const OUT_OF_SERVICE = '아직 서비스하지 않는 지역이에요';

/** A road may run through several dongs, of which only the person knows the right one. */
const isAmbiguous = (areas: readonly Area[]): boolean =>
  areas.filter(({ roadAddress }) => roadAddress !== '' && roadAddress === areas[0]?.roadAddress).length > 1;

interface AreaListProps {
  readonly id: string;
  readonly results: AreaResults;
  /** Label of the option highlighted by arrow keys. */
  readonly pointedAt: string | undefined;
  readonly onChoose: (area: Area) => void;
}

/** Search results, or why there are none. */
export function AreaList({ id, results, pointedAt, onChoose }: AreaListProps) {
  switch (results.state) {
    case 'untyped':
      return (
        <EmptyState
          picture={<MapPinPicture />}
          title="주소를 입력해 주세요"
          text={'예: 테헤란로 152, 역삼동 737, 삼성동\n초성만 입력해도 돼요 (ㅅㅅㄷ)'}
        />
      );
    case 'loading':
      return <LoadingList />;
    case 'failed':
      return <ErrorState message="주소를 찾지 못했어요" text={results.error.sentence} onRetry={results.retry} />;
    case 'ready':
      return results.value.length === 0 ? (
        <EmptyState
          picture={<EmptyBoxPicture />}
          title="찾는 동네가 없어요"
          text={'큰길이 아니면 도로명으로는 못 찾을 수 있어요.\n동 이름으로 찾아 주세요. 예: 강남구 역삼동'}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{`검색 결과 ${results.value.length}개`}</VisuallyHidden>
          {isAmbiguous(results.value) && <Hint>건물이 있는 동을 골라 주세요</Hint>}
          <List id={id} role="listbox" aria-label="주소 검색 결과">
            {results.value.map((area, row) => (
              <AreaOption
                key={area.label}
                id={`${id}-${row}`}
                area={area}
                isPointedAt={area.label === pointedAt}
                onChoose={onChoose}
              />
            ))}
          </List>
        </>
      );
  }
}

const LoadingList = () => (
  <SkeletonGroup label="주소를 찾고 있어요">
    <List>
      {Array.from({ length: 4 }, (_, row) => (
        <Option key={row} $isServed>
          <Skeleton width="20px" height="20px" round />
          <Skeleton width="60%" height="18px" />
        </Option>
      ))}
    </List>
  </SkeletonGroup>
);

interface AreaOptionProps {
  readonly id: string;
  readonly area: Area;
  readonly isPointedAt: boolean;
  readonly onChoose: (area: Area) => void;
}

const AreaOption = ({ id, area, isPointedAt, onChoose }: AreaOptionProps) => {
  const optionRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPointedAt) optionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedAt]);
  return (
    <Option
      ref={optionRef}
      id={id}
      role="option"
      aria-selected={isPointedAt}
      aria-disabled={!area.inService}
      $isServed={area.inService}
      onClick={() => onChoose(area)}
    >
      <MapPin size={20} aria-hidden="true" />
      <span>
        {area.label}
        {!area.inService && <Remark> {OUT_OF_SERVICE}</Remark>}
      </span>
    </Option>
  );
};

const List = styled.ul`
  padding: ${({ theme }) => theme.space[3]} 0;
`;

const Option = styled.li<{ $isServed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.buttonNormal};
  margin: 0 calc(-1 * ${({ theme }) => theme.space[3]});
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  color: ${({ theme, $isServed }) => ($isServed ? theme.color.text.primary : theme.color.text.tertiary)};
  border-radius: ${({ theme }) => theme.radius.medium};
  cursor: ${({ $isServed }) => ($isServed ? 'pointer' : 'default')};

  svg {
    flex: none;
    color: ${({ theme, $isServed }) => ($isServed ? theme.color.icon.brand : theme.color.icon.secondary)};
  }
  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surface.sunken};
    }
  }
  &[aria-selected='true'],
  &[role='option']:active {
    background: ${({ theme }) => theme.color.action.neutral};
  }
`;

const Hint = styled.p`
  padding-top: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Remark = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
`;
