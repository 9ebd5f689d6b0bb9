import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** How far below the screen a part is fetched, so that whoever scrolls finds it there. */
const NEAR = '400px';

/** Draws its children when they come near the screen, and holds their place until then: what stands below does not jump. */
export const NearView = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return <Place ref={place}>{isNear && children}</Place>;
};

/** Three shops and two events with their headings. */
const Place = styled.div`
  min-height: 33rem;
`;
