import type { ReactNode, Ref } from 'react';
import type { MapPosition } from './map-adapter';
import { PinFoot, PinLayer } from './map-frame-style';
import { offsetOf } from './map-geometry';
import { withoutDrags } from './without-drags';

/** Item on the map. */
export interface MapThing {
  readonly key: string;
  readonly position: MapPosition;
  readonly content: ReactNode;
  readonly isRaised?: boolean;
}

interface MapPinsProps {
  readonly things: readonly MapThing[];
  /** Initial centre and zoom of the map. */
  readonly centre: MapPosition;
  readonly zoom: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** Decimals of a px: the map may zoom in by eight steps. */
const DECIMALS = 3;

/** Items of our own map, which the server renders at their places. */
export const MapPins = ({ things, centre, zoom, ref }: MapPinsProps) => {
  const placeOf = ({ position, isRaised }: MapThing) => {
    const { x, y } = offsetOf(position, centre, zoom);
    return { '--x': x.toFixed(DECIMALS), '--y': y.toFixed(DECIMALS), ...(isRaised && { zIndex: 1 }) };
  };
  return (
    <PinLayer ref={ref}>
      {things.map((thing) => (
        <PinFoot key={thing.key} style={placeOf(thing)} {...withoutDrags()}>
          {thing.content}
        </PinFoot>
      ))}
    </PinLayer>
  );
};
