import { VisuallyHidden } from '@dongne/ui';
import { Children, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import type { SlidesState } from './use-slides';

interface SlidesProps {
  readonly slides: SlidesState;
  /** Ref of the scroll container. */
  readonly track: Ref<HTMLOListElement>;
  /** Accessible name of the list. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Carousel with a dot per page. All pages stay in the document in order for screen readers. */
export const Slides = ({ slides, track, label, children }: SlidesProps) => (
  <Whole aria-label={label}>
    <Track
      ref={track}
      tabIndex={0}
      aria-label={`${label}, 화살표 키로 넘길 수 있어요`}
      onScroll={slides.handleScroll}
      onPointerDown={slides.handleTouch}
      onWheel={slides.handleTouch}
      onKeyDown={slides.handleKeyDown}
    >
      {Children.map(children, (child) => (
        <Slide>{child}</Slide>
      ))}
    </Track>
    <Dots>
      {Array.from({ length: slides.count }, (_, index) => (
        <li key={index}>
          <Dot
            type="button"
            aria-label={`${index + 1}쪽`}
            aria-current={index === slides.current}
            onClick={() => slides.show(index)}
          />
        </li>
      ))}
    </Dots>
    <VisuallyHidden role="status">{`${slides.count}쪽 중 ${slides.current + 1}쪽`}</VisuallyHidden>
  </Whole>
);

const Whole = styled.section`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  margin: 0 calc(-1 * ${({ theme }) => theme.size.side});
`;

const Track = styled.ol`
  flex: 1;
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    scroll-behavior: auto;
  }
`;

const Slide = styled.li`
  flex: 0 0 100%;
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.size.side};
  scroll-snap-align: start;
`;

const Dots = styled.ul`
  display: flex;
  justify-content: center;
`;

/** Small dot with a large touch target. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color.border.control};
    transition: width ${({ theme }) => theme.motion.fast};
  }
  &[aria-current='true']::before {
    width: 20px;
    background: ${({ theme }) => theme.color.action.primary};
  }
`;
