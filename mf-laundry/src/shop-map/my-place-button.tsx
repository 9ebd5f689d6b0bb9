import type { MapPosition } from '@dongne/pages';
import { loadLocation, popups } from '@dongne/platform';
import { IconButton } from '@dongne/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { isInCountry } from './map-place';

/** Button that searches at the device's position and shows every reason of a failure. */
export const MyPlaceButton = ({ onFound }: { onFound: (position: MapPosition) => void }) => {
  const [isLooking, setLooking] = useState(false);
  const locate = async (): Promise<void> => {
    setLooking(true);
    try {
      const { locate } = await loadLocation();
      const answer = await locate();
      if (answer.state === 'denied') popups.toast('위치 권한을 허용해 주세요', { tone: 'error' });
      if (answer.state !== 'found') return;
      if (isInCountry(answer.position)) onFound(answer.position);
      else popups.toast('지금 계신 곳은 지도에 없어요', { tone: 'error' });
    } catch {
      popups.toast('위치 정보를 불러오지 못했어요', { tone: 'error' });
    } finally {
      setLooking(false);
    }
  };
  return (
    <IconButton label="내 위치로" aria-busy={isLooking} disabled={isLooking} onClick={() => void locate()}>
      <LocateFixed size={20} aria-hidden="true" />
    </IconButton>
  );
};
