import { MAP_NAME_PX, MAP_OUTLINE, type MapOutline } from '@dongne/contract';
import { MAP_COLOURS, MAP_FILTER } from '@dongne/ui';
import { memo, type Ref } from 'react';
import styled from 'styled-components';
import { BORDER_PX, HALO_PX, NAME_WEIGHT, SHORE_PX } from './map-lines';

const { widthPx, heightPx } = MAP_OUTLINE;

/** Units of a path per px. */
const UNITS = 2;

interface OutlineSheetProps {
  readonly outline: MapOutline;
  readonly ref: Ref<SVGSVGElement>;
}

/** Outline of the map below its squares, which look the same: the server renders it. */
export const OutlineSheet = memo(({ outline: { parts, names }, ref }: OutlineSheetProps) => (
  <Sheet ref={ref} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
    {parts.map(({ x, y, width, height, land, borders }) => (
      <svg
        key={`${x} ${y}`}
        {...{ x, y, width, height }}
        viewBox={[x, y, width, height].map((px) => px * UNITS).join(' ')}
        fill="none"
        strokeLinejoin="round"
      >
        {land.map(({ path }) => (
          <path
            key={path}
            d={path}
            fill={MAP_COLOURS.land}
            fillRule="evenodd"
            stroke={MAP_COLOURS.shore}
            strokeWidth={SHORE_PX * UNITS}
          />
        ))}
        {borders.map(({ level, path }) => (
          <path key={level} d={path} stroke={MAP_COLOURS.border[level]} strokeWidth={BORDER_PX[level] * UNITS} />
        ))}
      </svg>
    ))}
    <Names>
      {names.map(({ level, text, x, y }) => (
        <text key={`${text} ${x} ${y}`} x={x} y={y} fontSize={MAP_NAME_PX[level]}>
          {text}
        </text>
      ))}
    </Names>
  </Sheet>
));
OutlineSheet.displayName = 'OutlineSheet';

/** Stands with its middle on the middle of the map; the map moves it. */
const Sheet = styled.svg`
  position: absolute;
  top: calc(50% - ${heightPx / 2}px);
  left: calc(50% - ${widthPx / 2}px);
  display: block;
  width: ${widthPx}px;
  max-width: none;
  height: ${heightPx}px;
  background: ${MAP_COLOURS.sea};
  filter: ${MAP_FILTER};
`;

const Names = styled.g`
  font-weight: ${NAME_WEIGHT};
  text-anchor: middle;
  dominant-baseline: central;
  stroke: ${MAP_COLOURS.halo};
  stroke-width: ${HALO_PX}px;
  stroke-linejoin: round;
  paint-order: stroke;
  fill: ${MAP_COLOURS.name};
`;
