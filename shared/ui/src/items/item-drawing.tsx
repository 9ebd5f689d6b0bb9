import type { ItemCategory } from '@dongne/contract';
import { ITEM_PATHS } from './item-paths';

export interface ItemDrawingProps {
  readonly category: ItemCategory;
  /** Width and height in px. */
  readonly size?: number;
}

/** Line drawing of an item, in the colour of the surrounding text. Decorative: its name is beside it. */
export function ItemDrawing({ category, size = 24 }: ItemDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ITEM_PATHS[category]} />
    </svg>
  );
}
