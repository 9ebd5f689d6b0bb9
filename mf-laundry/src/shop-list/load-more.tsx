import { MoreButton, type More } from '@dongne/pages';
import { useEffect, useRef } from 'react';

/** Distance to the end at which more is loaded, about one screen. */
const AHEAD = '800px';

/** Infinite scrolling, with a button as a fallback after a failure or without visibility. */
export const LoadMore = ({ more }: { more: More | undefined }) => {
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
