import { formatWon } from './numbers';
import { formatFullDay } from './dates';
import type { ItemCategory } from './shop';

/** Piece that its customer values, with price and day of the purchase: the trade's receipt asks for both. */
export interface Valuable {
  readonly category: ItemCategory;
  readonly priceWon: number;
  /** `2024-03-02`, in Seoul. */
  readonly boughtOn: string;
}

/** Formats a valued piece: `코트 350,000원, 2024년 11월 5일 (화)`. */
export const valuableText = ({ category, priceWon, boughtOn }: Valuable): string =>
  `${category} ${formatWon(priceWon)}, ${formatFullDay(boughtOn)}`;
