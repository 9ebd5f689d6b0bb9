import { useCallback, useState } from 'react';

/** How high an element is, px, 0 while there is none, and the `ref` that measures it: cards grow with a reader's larger text. */
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
