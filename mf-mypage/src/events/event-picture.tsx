import styled from 'styled-components';

/** Picture of an event, 16:9, with its space reserved. Decorative: the text says the same. */
export const EventPicture = ({ src, isFirst = false }: { src: string; isFirst?: boolean }) => (
  <Frame>
    <img src={src} alt="" width={640} height={360} decoding="async" loading={isFirst ? 'eager' : 'lazy'} />
  </Frame>
);

const Frame = styled.span`
  display: block;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.large};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
