import type { ShopCard } from '@dongne/contract';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ShopListItem } from './shop-list-item';

/** Limit up to which all rows stay in the document, which keeps find-in-page working. */
const SHORT_LIST = 120;

/** Number of rows that mount and unmount together. */
const BLOCK = 30;

/** Usual height of a row. */
const ROW_PX = 150;

/** Margin of two screens, so that fast scrolling finds rendered rows. */
const AHEAD = '1600px 0px';

interface ShopRowsProps {
  readonly shops: readonly ShopCard[];
  /** Pieces that the pages of the shops begin with. */
  readonly counted: string | undefined;
  /** Unmounts rows far from the screen. */
  readonly isLong: boolean;
  /** Number of first rows visible on load. */
  readonly seenFirst: number;
}

/** Rows of one group, in blocks. */
export const ShopRows = ({ shops, seenFirst, ...rest }: ShopRowsProps) =>
  blocksOf(shops).map((block, at) => (
    <RowBlock key={block[0]?.id} {...rest} shops={block} seenFirst={seenFirst - at * BLOCK} />
  ));

/** Whether a list is long enough to unmount rows far from the screen. */
export const isLongList = (rows: number): boolean => rows > SHORT_LIST;

const blocksOf = (shops: readonly ShopCard[]): readonly (readonly ShopCard[])[] =>
  Array.from({ length: Math.ceil(shops.length / BLOCK) }, (_, at) => shops.slice(at * BLOCK, (at + 1) * BLOCK));

/** Heights of unmounted blocks by their first shop, so that a restored list has its previous height. */
const heights = new Map<number, number>();

/** Rows near the screen, or an empty list of the same height. */
const RowBlock = ({ shops, counted, isLong, seenFirst }: ShopRowsProps) => {
  const first = shops[0]?.id ?? 0;
  const place = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(() => (isLong ? heights.get(first) : undefined));

  useEffect(() => {
    if (!isLong || place.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last?.isIntersecting === true) setHeight(undefined);
        // Does not unmount the block with the keyboard focus.
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
          <ShopListItem
            key={shop.id}
            shop={shop}
            counted={counted}
            isSeenFirst={at < seenFirst}
            isTopmost={at === 0 && seenFirst > 0}
          />
        ))}
    </Rows>
  );
};

/**
 * Skips layout of off-screen rows in a short list: forty rows take a slow phone 150 ms per change above. In a long list
 * the measured block heights are needed, so no height may be estimated.
 */
const Rows = styled.ul<{ $isLong: boolean }>`
  @supports (content-visibility: auto) {
    > li {
      content-visibility: ${({ $isLong }) => ($isLong ? 'visible' : 'auto')};
      contain-intrinsic-size: auto ${ROW_PX}px;
    }
  }
`;
