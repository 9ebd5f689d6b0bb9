import { IconButton, Spinner } from '@dongne/ui';
import { ChevronLeft, ChevronRight, RotateCw, X } from 'lucide-react';
import type { FormPhoto } from './form-photo';
import { Corner, Mark, Moves, Place, Thumbnail, Waiting } from './photo-tiles';
import type { PendingPhoto } from './use-photo-reading';

const Remove = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Corner>
    <IconButton label={label} onClick={onClick}>
      <Mark>
        <X size={14} aria-hidden="true" />
      </Mark>
    </IconButton>
  </Corner>
);

interface PhotoTileProps {
  /** Name of the photo: `얼룩 사진 1`. */
  readonly name: string;
  readonly photo: FormPhoto;
  readonly onRemove: () => void;
  /** Moves it to the front (-1) or the back (1); `undefined` at the ends. */
  readonly onForward: (() => void) | undefined;
  readonly onBackward: (() => void) | undefined;
}

/** Photo of the form, which can be removed or moved. */
export const PhotoTile = ({ name, photo, onRemove, onForward, onBackward }: PhotoTileProps) => (
  <Place>
    <Thumbnail src={photo.backgroundUrl} alt={name} />
    <Remove label={`${name} 삭제`} onClick={onRemove} />
    {(onForward ?? onBackward) !== undefined && (
      <Moves>
        <IconButton label={`${name} 앞으로`} disabled={onForward === undefined} onClick={onForward}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={`${name} 뒤로`} disabled={onBackward === undefined} onClick={onBackward}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </Moves>
    )}
  </Place>
);

interface PendingTileProps {
  readonly label: string;
  readonly pending: PendingPhoto;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** Photo that is being read, or has failed. */
export const PendingTile = ({ label, pending: { file, hasFailed }, onRetry, onDrop }: PendingTileProps) => (
  <Place>
    <Waiting>
      {hasFailed ? (
        <>
          <IconButton label={`${file.name} 다시 시도`} onClick={onRetry}>
            <RotateCw size={20} aria-hidden="true" />
          </IconButton>
          <span aria-hidden="true">다시 시도</span>
        </>
      ) : (
        <Spinner />
      )}
    </Waiting>
    <Remove label={hasFailed ? `${file.name} 빼기` : `${label} 읽기 취소`} onClick={onDrop} />
  </Place>
);
