import type { Garment } from '@dongne/contract';
import styled from 'styled-components';
import { DRAWING, GARMENT_SHAPES, outlinePath } from './garment-shapes';
import type { Mark, Side } from './mend-values';

interface GarmentDrawingProps {
  readonly garment: Garment;
  readonly side: Side;
  /** Marks of both sides in the order of creation, which gives their numbers. */
  readonly marks?: readonly Mark[];
}

/** Picture of one side of a garment with its marks. Decorative: the surrounding text names it. */
export const GarmentDrawing = ({ garment, side, marks = [] }: GarmentDrawingProps) => {
  const shape = GARMENT_SHAPES[garment][side];
  return (
    <Drawing viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true">
      <Cloth d={outlinePath(shape)} />
      {shape.details.map((detail) => (
        <Detail key={detail} d={detail} />
      ))}
      {marks.map((mark, index) =>
        mark.side === side ? (
          <g key={index} transform={`translate(${mark.x * DRAWING.width} ${mark.y * DRAWING.height})`}>
            <Dot r="9" />
            <Count textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </Count>
          </g>
        ) : null,
      )}
    </Drawing>
  );
};

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;

const Cloth = styled.path`
  fill: ${({ theme }) => theme.color.surface.sunken};
  stroke: ${({ theme }) => theme.color.icon.secondary};
  stroke-width: 2;
  stroke-linejoin: round;
`;

const Detail = styled.path`
  fill: none;
  stroke: ${({ theme }) => theme.color.icon.secondary};
  stroke-width: 1.2;
  stroke-linecap: round;
`;

const Dot = styled.circle`
  fill: ${({ theme }) => theme.color.surface.warningStrong};
`;

const Count = styled.text`
  font-size: 11px;
  font-weight: 700;
  fill: ${({ theme }) => theme.color.text.inverse};
`;
