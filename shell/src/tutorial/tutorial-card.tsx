import { Button } from '@dongne/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { useFocusCard } from '../popup-manager/use-non-modal-card';
import type { TutorialStep } from './tutorial-steps';

interface TutorialCardProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Rectangles of the targets. */
  readonly beside: readonly DOMRect[];
  readonly step: TutorialStep;
  readonly progress: string;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onCloseToday: () => void;
  readonly onCloseForGood: () => void;
}

/** Text of a step, below or above its targets, where there is more room. */
export const TutorialCard = ({
  ref,
  beside,
  step: { title, text },
  progress,
  isLast,
  onNext,
  onCloseToday,
  onCloseForGood,
}: TutorialCardProps) => {
  useFocusCard(ref);

  const top = Math.min(...beside.map((rect) => rect.top));
  const bottom = Math.max(...beside.map((rect) => rect.bottom));
  const below = window.innerHeight - bottom;
  const side = below > top ? { top: bottom + GAP } : { bottom: window.innerHeight - top + GAP };
  return (
    <Card ref={ref} tabIndex={-1} role="dialog" aria-label="처음 이용 안내" style={side}>
      <Progress>{progress}</Progress>
      <div aria-live="polite">
        <Title>{title}</Title>
        <Words>{text}</Words>
      </div>
      <Actions>
        <Button size="small" tone="ghost" onClick={onCloseForGood}>
          다시 보지 않기
        </Button>
        <Button size="small" tone="ghost" onClick={onCloseToday}>
          오늘 그만 보기
        </Button>
        <Button size="small" onClick={onNext}>
          {isLast ? '시작하기' : '다음'}
        </Button>
      </Actions>
    </Card>
  );
};

/** Distance between the card and its target, in px. */
const GAP = 16;

const Card = styled.div`
  position: fixed;
  left: 50%;
  z-index: ${({ theme }) => theme.layer.tutorial};
  width: calc(100% - 2 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.large};
  box-shadow: ${({ theme }) => theme.shadow.floating};
  transform: translateX(-50%);

  &:focus {
    outline: none;
  }

  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
    width: calc(${({ theme }) => theme.size.column} - 2 * ${({ theme }) => theme.size.side});
  }
`;

const Progress = styled.p`
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;

const Title = styled.p`
  ${({ theme }) => theme.type.title3}
`;

const Words = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  justify-content: flex-end;
  margin-top: ${({ theme }) => theme.space[3]};

  /* Leaves room for another font: a changing line break would move the whole card. */
  & > button {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;
