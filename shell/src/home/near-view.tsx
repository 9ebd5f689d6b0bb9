import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Delay after which the content loads without scrolling: by then it competes with nothing. */
const LATER_MS = 3_000;

interface NearViewProps {
  /** Reserves the height until the children have loaded, so that what follows does not jump. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children when they come into view, at the latest some time after the first view. */
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
