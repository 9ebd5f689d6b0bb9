import { MoreButton, type More } from '@dongne/pages';
import { useEffect, useRef } from 'react';

/** A screen ahead of the eye. */
const AHEAD = '800px';

/** Reads on by itself where the end of the list comes near, and by a button where that failed or cannot be seen. */
export const ReadOn = ({ more }: { more: More | undefined }) => {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef<() => void>(undefined);
  const isWaiting = more !== undefined && !more.isLoading && !more.hasFailed;
  useEffect(() => {
    load.current = more?.load;
  });
  useEffect(() => {
    const place = end.current;
    if (!isWaiting || place === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load.current?.();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isWaiting]);
  return (
    <div ref={end}>
      <MoreButton more={more} />
    </div>
  );
};
