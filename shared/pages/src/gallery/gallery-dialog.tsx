import { Button, Dialog, IconButton, Text } from '@dongne/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type TouchEvent } from 'react';
import styled from 'styled-components';
import type { GalleryPhoto } from './photo-gallery';

interface GalleryDialogProps {
  readonly name: string;
  readonly photos: readonly GalleryPhoto[];
  /** Index of the first photo to show. */
  readonly first: number;
  readonly onClose: () => void;
}

/** Distance below which a touch is a tap. */
const SWIPE_PX = 40;

/** Full-screen photos, one at a time. */
export const GalleryDialog = ({ name, photos, first, onClose }: GalleryDialogProps) => {
  const [place, setPlace] = useState(first);
  const swipeFrom = useRef<number | null>(null);
  const go = (step: number): void => setPlace((current) => Math.min(photos.length - 1, Math.max(0, current + step)));

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const handleTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const from = swipeFrom.current;
    const to = changedTouches[0]?.clientX;
    swipeFrom.current = null;
    if (from === null || to === undefined || Math.abs(to - from) < SWIPE_PX) return;
    go(to < from ? 1 : -1);
  };

  const shown = photos[place];
  return (
    <Dialog
      open
      size="large"
      title={name}
      onEscape={onClose}
      actions={
        <Button size="medium" tone="ghost" onClick={onClose}>
          닫기
        </Button>
      }
    >
      <Stage
        onTouchStart={({ touches }) => {
          swipeFrom.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={handleTouchEnd}
      >
        {shown !== undefined && <Large src={shown.url} alt={`${name} ${place + 1}`} />}
      </Stage>
      {photos.length > 1 && (
        <Steps>
          <IconButton label="이전 사진" disabled={place === 0} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Text as="span" $type="label" $color="secondary" role="status">
            {photos.length}장 중 {place + 1}번째
          </Text>
          <IconButton label="다음 사진" disabled={place === photos.length - 1} onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Steps>
      )}
    </Dialog>
  );
};

const Stage = styled.div`
  touch-action: pan-y pinch-zoom;
`;

const Large = styled.img`
  display: block;
  width: 100%;
  height: 56vh;
  object-fit: contain;
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-top: ${({ theme }) => theme.space[2]};
`;
