import { endpoints, type Area } from '@dongne/contract';
import { MapFrame, type MapView } from '@dongne/pages';
import { read } from '@dongne/platform';
import { Button, Text } from '@dongne/ui';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Problem } from '../problem';
import { OUT_OF_SERVICE } from './area-list';
import { problemOfNaming } from './no-position';
import type { Place } from './place';

/** Maximum useful zoom: our map has nothing finer than borders of dongs. */
const DONG_ZOOM = 14;
/** About 10 m: finer moves are imprecision of finger and map. */
const NEAR_DEGREES = 0.0001;

interface PlacePinProps {
  readonly place: Place;
  /** Called when the pin moved, with its neighbourhood and exact position. */
  readonly onMove: (area: Area) => void;
}

/** Corrects the place by moving a map below a pin, since a search knows only the centre of a neighbourhood. */
export function PlacePin({ place, onMove }: PlacePinProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  const find = async ({ centre }: MapView): Promise<void> => {
    const isSame =
      Math.abs(centre.latitude - place.latitude) < NEAR_DEGREES &&
      Math.abs(centre.longitude - place.longitude) < NEAR_DEGREES;
    if (isSame) return;
    latest.current += 1;
    const asked = latest.current;
    try {
      const area = await read(endpoints.areaAt, { ...centre });
      if (asked !== latest.current) return;
      setProblem(area.inService ? undefined : `${area.label}: ${OUT_OF_SERVICE}`);
      if (area.inService) onMove({ ...area, ...centre });
    } catch (thrown) {
      if (asked === latest.current) setProblem(problemOfNaming(thrown));
    }
  };

  if (!isOpen)
    return (
      <Opener size="small" tone="ghost" icon={<MapPin size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        지도에서 위치 맞추기
      </Opener>
    );
  return (
    <div>
      <Frame>
        <Ground label="주소 위치 지도" centre={place} zoom={DONG_ZOOM} things={[]} onView={(view) => void find(view)} />
        <Pin size={40} aria-hidden="true" />
      </Frame>
      <Text $type="caption" $color="tertiary">
        핀이 집 근처에 오게 지도를 움직여 주세요. 지도에는 동네 경계만 있어요.
      </Text>
      <Problem sentence={problem} />
    </div>
  );
}

/** Spacing to the card above. */
const Opener = styled(Button)`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Frame = styled.div`
  position: relative;
  height: 240px;
  margin-top: ${({ theme }) => theme.space[2]};
  margin-bottom: ${({ theme }) => theme.space[2]};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.large};
`;

const Ground = styled(MapFrame)`
  height: 100%;
`;

/** Places the pin's tip on the centre of the map. */
const Pin = styled(MapPin)`
  position: absolute;
  top: 50%;
  left: 50%;
  color: ${({ theme }) => theme.color.surface.raised};
  fill: ${({ theme }) => theme.color.action.primary};
  transform: translate(-50%, -92%);
  pointer-events: none;
`;
