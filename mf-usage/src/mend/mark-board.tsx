import { GARMENTS, type Garment } from '@dongne/contract';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { GarmentDrawing } from './garment-drawing';
import { DRAWING, GARMENT_SHAPES, isOnCloth } from './garment-shapes';
import type { Mark, Side } from './mend-values';

interface MarkBoardProps {
  readonly garment: Garment;
  readonly side: Side;
  /** Width relative to the page. */
  readonly zoom: number;
  readonly marks: readonly Mark[];
  /** Marks including the new one, or `outside` when the point misses the garment. */
  readonly onMark: (marks: readonly Mark[] | 'outside') => void;
}

const SIDE_NAME = { front: '앞면', back: '뒷면' } as const;
const STEP = 0.03;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const MIDDLE = { x: 0.5, y: 0.4 };

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Drawing to mark places on by touch, mouse or keyboard. */
export const MarkBoard = ({ garment, side, zoom, marks, onMark }: MarkBoardProps) => {
  const [cursor, setCursor] = useState(MIDDLE);

  const markAt = (x: number, y: number) => {
    const isHit = isOnCloth(GARMENT_SHAPES[garment][side], x * DRAWING.width, y * DRAWING.height);
    onMark(isHit ? [...marks, { side, x, y }] : 'outside');
  };
  const handleClick = ({ currentTarget, clientX, clientY }: PointerEvent | React.MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    markAt(within((clientX - left) / width), within((clientY - top) / height));
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (move === undefined) return markAt(cursor.x, cursor.y);
    setCursor({ x: within(cursor.x + move[0]), y: within(cursor.y + move[1]) });
  };

  return (
    <Window>
      <Board
        role="application"
        tabIndex={0}
        aria-label={`${GARMENTS[garment]} ${SIDE_NAME[side]}: 화살표 키로 옮기고 Enter 키로 표시해요`}
        $zoom={zoom}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        <GarmentDrawing garment={garment} side={side} marks={marks} />
        <Cursor aria-hidden="true" style={{ left: `${cursor.x * 100}%`, top: `${cursor.y * 100}%` }} />
      </Board>
    </Window>
  );
};

const Window = styled.div`
  max-height: 56vh;
  overflow: auto;
  background: ${({ theme }) => theme.color.surface.page};
  border: 1px solid ${({ theme }) => theme.color.border.subtle};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

/* Cursor of the keyboard. */
const Cursor = styled.span`
  position: absolute;
  display: none;
  width: 24px;
  height: 24px;
  margin: -12px 0 0 -12px;
  pointer-events: none;
  border: 2px dashed ${({ theme }) => theme.color.border.focus};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Board = styled.div<{ $zoom: number }>`
  position: relative;
  width: ${({ $zoom }) => `calc(min(100%, 46vh) * ${$zoom})`};
  margin: 0 auto;
  cursor: crosshair;
  touch-action: manipulation;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: -2px;

    ${Cursor} {
      display: block;
    }
  }
`;
