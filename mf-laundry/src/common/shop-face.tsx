import { ShopPicture } from '@dongne/ui';
import styled from 'styled-components';

interface ShopFaceProps {
  readonly id: number;
  /** URL of the shop's photo; an illustration replaces a missing one. */
  readonly picture: string | null;
  /** Width and height in px. */
  readonly size: number;
  /** Whether it is visible on load: it is then preloaded with high priority. */
  readonly isSeenFirst?: boolean;
  /**
   * Whether it is the topmost one: it is preloaded before the scripts, since a connection loads only six resources at
   * once.
   */
  readonly isTopmost?: boolean;
}

/** Photo of a shop, or an illustration without one. Decorative: the name is next to it. */
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
