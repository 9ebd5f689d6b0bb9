import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface NearViewProps {
  /** Reserves the height until the children have loaded, so that what follows does not jump. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children when they come into view, or as soon as the page scrolls. */
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
    window.addEventListener('scroll', show, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', show);
    };
  }, [isNear]);

  return isNear ? <Suspense fallback={place}>{children}</Suspense> : <div ref={ref}>{place}</div>;
};
