import { useState } from 'react';
import styled from 'styled-components';
import { GalleryDialog } from './gallery-dialog';

/** Photo of a gallery. */
export interface GalleryPhoto {
  readonly id: number;
  readonly url: string;
}

interface PhotoGalleryProps {
  /** Name of the gallery: `리뷰 사진`. */
  readonly name: string;
  readonly photos: readonly GalleryPhoto[];
}

/** Row of photos; a tap opens them in full size, to page through by finger, key or button. */
export const PhotoGallery = ({ name, photos }: PhotoGalleryProps) => {
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <Row>
        {photos.map(({ id, url }, place) => (
          <li key={id}>
            <Open type="button" onClick={() => setOpenAt(place)}>
              <Photo src={url} alt={`${name} ${place + 1} 크게 보기`} loading="lazy" />
            </Open>
          </li>
        ))}
      </Row>
      {openAt !== null && <GalleryDialog name={name} photos={photos} first={openAt} onClose={() => setOpenAt(null)} />}
    </>
  );
};

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    flex: none;
  }
`;

const Open = styled.button`
  display: block;
`;

const Photo = styled.img`
  display: block;
  width: 88px;
  height: 88px;
  object-fit: cover;
  background: ${({ theme }) => theme.color.surface.skeleton};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
