import type { RequestPhoto } from '@dongne/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { PhotoViewer } from './photo-viewer';

interface PhotoRowProps {
  /** Accessible name of the row: `얼룩 사진`. */
  readonly name: string;
  readonly photos: readonly RequestPhoto[];
  /** 2:1 thumbnails for marked pictures, which must not be cropped. */
  readonly isWide?: boolean;
}

/** Row of photos; a tap enlarges one. */
export const PhotoRow = ({ name, photos, isWide = false }: PhotoRowProps) => {
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = photos.findIndex(({ id }) => id === shownId);
  const shownUrl = photos[shown]?.url;
  return (
    <>
      <Row>
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <Open type="button" onClick={() => setShownId(id)}>
              <Photo $isWide={isWide} src={url} alt={`${name} ${index + 1} 크게 보기`} loading="lazy" />
            </Open>
          </li>
        ))}
      </Row>
      {shownUrl !== undefined && (
        <PhotoViewer name={`${name} ${shown + 1}`} url={shownUrl} onClose={() => setShownId(null)} />
      )}
    </>
  );
};

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Open = styled.button`
  display: block;
`;

const Photo = styled.img<{ readonly $isWide: boolean }>`
  display: block;
  width: ${({ $isWide }) => ($isWide ? '128px' : '72px')};
  height: 72px;
  object-fit: cover;
  background: ${({ theme }) => theme.color.surface.skeleton};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
