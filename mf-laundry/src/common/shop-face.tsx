import { ShopPicture } from '@dongne/ui';
import styled from 'styled-components';

interface ShopFaceProps {
  readonly id: number;
  /** Address of the shop's photo; a drawn shop front stands in for it. */
  readonly picture: string | null;
  /** Width and height in px. */
  readonly size: number;
}

/** The shop's photo, or its drawn front until it has one. Decoration: its name stands beside it. */
export const ShopFace = ({ id, picture, size }: ShopFaceProps) =>
  picture === null ? (
    <ShopPicture seed={id} size={size} />
  ) : (
    <Photo src={picture} alt="" width={size} height={size} loading="lazy" />
  );

const Photo = styled.img`
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.large};
`;
