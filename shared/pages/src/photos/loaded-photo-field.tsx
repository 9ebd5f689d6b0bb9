import { useIsHydrated } from '@dongne/platform';
import { VisuallyHidden } from '@dongne/ui';
import { Camera, Images } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import type { FormPhoto } from './form-photo';
import { offeredTypes } from './photo-rules';
import { PendingTile, PhotoTile } from './photo-tile';
import { Add, CameraItem, FileInput, News, Row } from './photo-tiles';
import { usePhotoDrop } from './use-photo-drop';
import { usePhotoReading, type PendingPhoto } from './use-photo-reading';

export interface PhotoFieldProps {
  /** Name of the photos: `얼룩 사진`. */
  readonly label: string;
  readonly photos: readonly FormPhoto[];
  readonly limit: number;
  readonly onChange: (photos: readonly FormPhoto[]) => void;
}

const swapped = (photos: readonly FormPhoto[], from: number, to: number): readonly FormPhoto[] => {
  const placeOf = new Map([
    [from, to],
    [to, from],
  ]);
  return photos.map((photo, place) => photos[placeOf.get(place) ?? place] ?? photo);
};

/** Status for screen readers; also the reason for a missing photo, for everyone. */
const newsOf = (pending: readonly PendingPhoto[]): string => {
  if (pending.some(({ hasFailed }) => hasFailed))
    return '사진을 읽지 못했어요. 다시 시도하거나 다른 사진을 골라 주세요.';
  return pending.length === 0 ? '' : `사진 ${pending.length}장을 읽고 있어요.`;
};

/** Photos of a form: picked, taken, dropped or pasted, shown as thumbnails in an order that can be changed. */
export const LoadedPhotoField = ({ label, photos, limit, onChange }: PhotoFieldProps) => {
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLDivElement>(null);
  const { pending, count, take, retry, drop } = usePhotoReading({ photos, limit, onChange });
  const dropHandlers = usePhotoDrop(place, (files) => void take(files));

  const handlePick = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const picked = [...(input.files ?? [])];
    input.value = ''; // lets the same file be picked again after its removal
    void take(picked);
  };
  const moveTo = (from: number, to: number) =>
    to < 0 || to >= photos.length ? undefined : () => onChange(swapped(photos, from, to));

  return (
    <div ref={place} {...dropHandlers}>
      <Row>
        {count < limit && (
          <>
            <li>
              <Add>
                <Images aria-hidden="true" />
                <span aria-hidden="true">
                  {count}/{limit}
                </span>
                <VisuallyHidden>
                  {label} 추가, {limit}장 중 {count}장
                </VisuallyHidden>
                <FileInput type="file" accept={offeredTypes(isHydrated)} multiple onChange={handlePick} />
              </Add>
            </li>
            <CameraItem>
              <Add>
                <Camera aria-hidden="true" />
                <span aria-hidden="true">찍기</span>
                <VisuallyHidden>{label} 찍기</VisuallyHidden>
                <FileInput type="file" accept="image/*" capture="environment" onChange={handlePick} />
              </Add>
            </CameraItem>
          </>
        )}
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            name={`${label} ${index + 1}`}
            photo={photo}
            onRemove={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            onForward={moveTo(index, index - 1)}
            onBackward={moveTo(index, index + 1)}
          />
        ))}
        {pending.map((one) => (
          <PendingTile
            key={one.id}
            label={label}
            pending={one}
            onRetry={() => retry(one)}
            onDrop={() => drop(one.id)}
          />
        ))}
      </Row>
      <News aria-live="polite">{newsOf(pending)}</News>
    </div>
  );
};
