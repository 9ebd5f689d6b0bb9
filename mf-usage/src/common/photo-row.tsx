import type { RequestPhoto } from '@dongne/contract';
import styled from 'styled-components';

interface PhotoRowProps {
  /** What they show: `얼룩 사진`. */
  readonly name: string;
  readonly photos: readonly RequestPhoto[];
}

/** Photos side by side; each opens in full in a tab of its own. */
export const PhotoRow = ({ name, photos }: PhotoRowProps) => (
  <Row>
    {photos.map(({ id, url }, index) => (
      <li key={id}>
        <a href={url} target="_blank" rel="noreferrer">
          <Photo src={url} alt={`${name} ${index + 1} 크게 보기`} loading="lazy" />
        </a>
      </li>
    ))}
  </Row>
);

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} 0;
  overflow-x: auto;
`;

const Photo = styled.img`
  width: 72px;
  height: 72px;
  object-fit: cover;
  background: ${({ theme }) => theme.color.surface.skeleton};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
