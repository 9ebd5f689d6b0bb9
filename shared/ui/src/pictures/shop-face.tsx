import styled from 'styled-components';

export interface ShopFaceProps {
  readonly id: number;
  /** URL of its photo; `null` from older answers, for the drawing of its front. */
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

/** Picture of a shop, the same one on every page. Decorative: the name is next to it. */
export function ShopFace({ id, picture, size, isSeenFirst = false, isTopmost = false }: ShopFaceProps) {
  return (
    <Photo
      src={picture ?? `/v1/app/nonMember/laundry/${id}/picture/0?shape=square`}
      alt=""
      width={size}
      height={size}
      loading={isSeenFirst ? 'eager' : 'lazy'}
      fetchPriority={isTopmost ? 'high' : 'auto'}
    />
  );
}

const Photo = styled.img`
  flex: none;
  object-fit: cover;
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.large};
`;
