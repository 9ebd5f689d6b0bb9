import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Anyone who has not scrolled by then has read the first screen: what stands below is fetched without being in its way. */
const LATER_MS = 3_000;

interface NearViewProps {
  /** Holds the place until the children are there, so that what stands below does not jump. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children when their place comes into view, at the latest a while after the first view. They take the room they need. */
export const NearView = ({ place, children }: NearViewProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis) && 'document' in globalThis);

  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const show = (): void => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(ref.current);
    const timer = setTimeout(show, LATER_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);

  return isNear ? <Suspense fallback={place}>{children}</Suspense> : <div ref={ref}>{place}</div>;
};
