import { useRef, useState } from 'react';
import styled from 'styled-components';

interface ShopGalleryProps {
  readonly shopName: string;
  /** URLs of pictures in 3:2. */
  readonly pictures: readonly string[];
}

/** Gallery that scrolls by touch, wheel and arrow keys, with the current position. */
export const ShopGallery = ({ shopName, pictures }: ShopGalleryProps) => {
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setPlace(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  return (
    <Frame>
      {/* Makes the scrollable list focusable, so that arrow keys scroll it. */}
      <Row ref={row} tabIndex={0} aria-label={`${shopName} 모습`} onScroll={follow}>
        {pictures.map((url, index) => (
          <li key={url}>
            <Picture
              src={url}
              alt={`${shopName} 모습 ${index + 1}`}
              width={600}
              height={400}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </Row>
      <Count aria-hidden="true">
        {place + 1}/{pictures.length}
      </Count>
    </Frame>
  );
};

const Frame = styled.div`
  position: relative;
  margin: calc(-1 * ${({ theme }) => theme.space[4]}) calc(-1 * ${({ theme }) => theme.size.side}) 0;
`;

const Row = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  outline-offset: -3px;

  > li {
    flex: none;
    width: 100%;
    scroll-snap-align: center;
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: ${({ theme }) => theme.color.surface.skeleton};
  /* Dimmed at night, like the shop's small picture. */
  filter: var(--picture-filter);
`;

const Count = styled.span`
  position: absolute;
  right: ${({ theme }) => theme.space[4]};
  bottom: ${({ theme }) => theme.space[3]};
  padding: 2px ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.inverse};
  font-variant-numeric: tabular-nums;
  background: ${({ theme }) => theme.color.surface.dark};
  border-radius: ${({ theme }) => theme.radius.full};
  pointer-events: none;
`;
