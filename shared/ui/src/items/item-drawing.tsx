import type { ItemCategory } from '@dongne/contract';
import { ITEM_PATHS } from './item-paths';
import { LineDrawing } from './line-drawing';

export interface ItemDrawingProps {
  readonly category: ItemCategory;
  /** Width and height in px. */
  readonly size?: number;
}

/** Drawing of an item, in the colour of the surrounding text. Decorative: its name is beside it. */
export function ItemDrawing({ category, size = 24 }: ItemDrawingProps) {
  return <LineDrawing path={ITEM_PATHS[category]} size={size} />;
}
