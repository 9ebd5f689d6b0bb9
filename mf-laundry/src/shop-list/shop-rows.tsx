import type { ShopCard } from '@dongne/contract';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ShopListItem } from './shop-list-item';

/** Up to so many rows all stay in the document: no phone minds them, and a search within the page finds each. */
const SHORT_LIST = 120;

/** So many rows come and go together. */
const BLOCK = 30;

/** What most rows are high. */
const ROW_PX = 150;

/** Two screens ahead of the eye, so that a quick finger finds rows and not their ground. */
const AHEAD = '1600px 0px';

interface ShopRowsProps {
  readonly shops: readonly ShopCard[];
  /** Rows far from the screen leave the document. */
  readonly isLong: boolean;
  /** How many of them, from the first, are on the screen as soon as the list is. */
  readonly seenFirst: number;
}

/** The rows of one group, in blocks. */
export const ShopRows = ({ shops, isLong, seenFirst }: ShopRowsProps) =>
  blocksOf(shops).map((block, at) => (
    <RowBlock key={block[0]?.id} shops={block} isLong={isLong} seenFirst={seenFirst - at * BLOCK} />
  ));

/** Whether a list has so many rows that those far from the screen have to leave the document. */
export const isLongList = (rows: number): boolean => rows > SHORT_LIST;

const blocksOf = (shops: readonly ShopCard[]): readonly (readonly ShopCard[])[] =>
  Array.from({ length: Math.ceil(shops.length / BLOCK) }, (_, at) => shops.slice(at * BLOCK, (at + 1) * BLOCK));

/** How high blocks were when they left, by their first shop: a list to which somebody comes back is as long as it was. */
const heights = new Map<number, number>();

/** Rows while they are near the screen, else an empty list of the same height. */
const RowBlock = ({ shops, isLong, seenFirst }: ShopRowsProps) => {
  const first = shops[0]?.id ?? 0;
  const place = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(() => (isLong ? heights.get(first) : undefined));

  useEffect(() => {
    if (!isLong || place.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last?.isIntersecting === true) setHeight(undefined);
        // Who stands in a row with the keyboard does not lose it.
        else if (last !== undefined && !last.target.contains(document.activeElement)) {
          heights.set(first, last.boundingClientRect.height);
          setHeight(last.boundingClientRect.height);
        }
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [first, isLong]);

  return (
    <Rows ref={place} $isLong={isLong} style={{ height }}>
      {height === undefined &&
        shops.map((shop, at) => (
          <ShopListItem key={shop.id} shop={shop} isSeenFirst={at < seenFirst} isTopmost={at === 0 && seenFirst > 0} />
        ))}
    </Rows>
  );
};

/**
 * Of a short list only the rows near the screen are laid out: forty take a slow phone 150 ms, each time that something above them
 * changes. Of a long one the heights of whole blocks are kept, and no row may only be guessed.
 */
const Rows = styled.ul<{ $isLong: boolean }>`
  @supports (content-visibility: auto) {
    > li {
      content-visibility: ${({ $isLong }) => ($isLong ? 'visible' : 'auto')};
      contain-intrinsic-size: auto ${ROW_PX}px;
    }
  }
`;
