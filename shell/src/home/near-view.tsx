import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** Whoever has not scrolled by then has read the first screen: what stands below is fetched without being in its way. */
const LATER_MS = 3_000;

/**
 * Draws its children when their place comes into view, at the latest a while after the first view, and holds that place
 * until then: what stands below does not jump.
 */
export const NearView = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const show = (): void => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(place.current);
    const timer = setTimeout(show, LATER_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);

  return <Place ref={place}>{isNear && children}</Place>;
};

/** Three shops and two events with their headings. */
const Place = styled.div`
  min-height: 33rem;
`;
