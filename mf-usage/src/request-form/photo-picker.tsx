import { randomKey } from '@dongne/pages';
import { popups } from '@dongne/platform';
import { IconButton, Spinner, VisuallyHidden } from '@dongne/ui';
import { Camera, X } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import type { FormPhoto } from './laundry-wishes';
import { CANNOT_REGISTER, PHOTO_TYPES, photoRefusal } from './photo-rules';
import { shrinkPhoto } from './photo-shrink';

interface PhotoPickerProps {
  /** What the photos show: `얼룩 사진`. */
  readonly name: string;
  readonly photos: readonly FormPhoto[];
  readonly limit: number;
  readonly onChange: (photos: readonly FormPhoto[]) => void;
}

/** A row of thumbnails with a place to add photos. */
export const PhotoPicker = ({ name, photos, limit, onChange }: PhotoPickerProps) => {
  const [isReading, setIsReading] = useState(false);

  const handlePick = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(input.files ?? [])];
    input.value = ''; // the same file may be picked again after it was removed
    const refusal = photoRefusal(picked, { existing: photos.length, limit });
    if (refusal !== undefined) {
      await popups.alert(refusal);
      return;
    }
    setIsReading(true);
    try {
      const read = await Promise.all(picked.map(shrinkPhoto));
      onChange([...photos, ...read.map((backgroundUrl) => ({ id: randomKey(), backgroundUrl, keptId: null }))]);
    } catch {
      // A broken file: nothing was added, and the person is told why.
      await popups.alert({ title: CANNOT_REGISTER, message: '사진을 읽지 못했어요. 다른 사진을 골라 주세요.' });
    } finally {
      setIsReading(false);
    }
  };

  return (
    <Row>
      {photos.length < limit && (
        <li>
          <Add>
            {isReading ? <Spinner /> : <Camera aria-hidden="true" />}
            <span aria-hidden="true">
              {photos.length}/{limit}
            </span>
            <VisuallyHidden>
              {name} 추가, {limit}장 중 {photos.length}장
            </VisuallyHidden>
            <FileInput type="file" accept={PHOTO_TYPES} multiple disabled={isReading} onChange={handlePick} />
          </Add>
        </li>
      )}
      {photos.map(({ id, backgroundUrl }, index) => (
        <Place key={id}>
          <Thumbnail src={backgroundUrl} alt={`${name} ${index + 1}`} />
          <Remove>
            <IconButton
              label={`${name} ${index + 1} 삭제`}
              onClick={() => onChange(photos.filter((_, place) => place !== index))}
            >
              <Mark>
                <X size={14} aria-hidden="true" />
              </Mark>
            </IconButton>
          </Remove>
        </Place>
      ))}
    </Row>
  );
};

const SIDE = '72px';

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} 0;
  overflow-x: auto;
`;

const Add = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${SIDE};
  height: ${SIDE};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  border: 1px dashed ${({ theme }) => theme.color.border.control};
  border-radius: ${({ theme }) => theme.radius.medium};

  &:focus-within {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
`;

/* Over the whole place and unseen: a finger, a key and a screen reader all meet the real input. */
const FileInput = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: pointer;
`;

const Place = styled.li`
  position: relative;
  flex: none;
`;

const Thumbnail = styled.img`
  width: ${SIDE};
  height: ${SIDE};
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.medium};
`;

const Remove = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  transform: translate(25%, -25%);
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  color: ${({ theme }) => theme.color.action.onSelected};
  background: ${({ theme }) => theme.color.action.selected};
  border-radius: ${({ theme }) => theme.radius.full};
`;
