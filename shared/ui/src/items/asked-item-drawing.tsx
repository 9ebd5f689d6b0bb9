import { ASKED_ITEM_PATHS, type AskedCategory } from './asked-item-paths';
import { LineDrawing } from './line-drawing';

interface AskedItemDrawingProps {
  readonly category: AskedCategory;
  /** Width and height in px. */
  readonly size: number;
}

/** `ItemDrawing` of the pieces on Home, without loading those of all others. */
export function AskedItemDrawing({ category, size }: AskedItemDrawingProps) {
  return <LineDrawing path={ASKED_ITEM_PATHS[category]} size={size} />;
}
