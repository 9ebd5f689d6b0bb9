import { ShopPicture } from '@dongne/ui';
import styled from 'styled-components';

interface ShopFaceProps {
  readonly id: number;
  /** Address of the shop's photo; a drawn shop front stands in for it. */
  readonly picture: string | null;
  /** Width and height in px. */
  readonly size: number;
  /** Whether it is on the screen as soon as the page is: it is fetched before anything is laid out. */
  readonly isSeenFirst?: boolean;
  /** Whether no other stands above it: it is fetched before the scripts, of which a connection takes six at once. */
  readonly isTopmost?: boolean;
}

/** The shop's photo, or its drawn front until it has one. Decoration: its name stands beside it. */
export const ShopFace = ({ id, picture, size, isSeenFirst = false, isTopmost = false }: ShopFaceProps) =>
  picture === null ? (
    <ShopPicture seed={id} size={size} />
  ) : (
    <Photo
      src={picture}
      alt=""
      width={size}
      height={size}
      loading={isSeenFirst ? 'eager' : 'lazy'}
      fetchPriority={isTopmost ? 'high' : 'auto'}
    />
  );

const Photo = styled.img`
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.large};
`;
