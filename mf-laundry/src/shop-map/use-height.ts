import { useCallback, useState } from 'react';

/** Measured height of an element in px, 0 without one, and its `ref`: cards grow with the text size. */
export const useHeight = (): readonly [height: number, measure: (element: HTMLElement | null) => void] => {
  const [height, setHeight] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) {
      setHeight(0);
      return undefined;
    }
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    setHeight(element.offsetHeight);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return [height, measure];
};
