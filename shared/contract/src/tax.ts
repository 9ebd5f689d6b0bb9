/** Composition of a price that includes tax. */
export interface TaxLines {
  /** 공급가액. */
  readonly supplyWon: number;
  /** 부가세. */
  readonly vatWon: number;
}

/** Value added tax is a tenth of the supply, and included in prices for customers (부가가치세법 §29, §30). */
const TAXED_SHARE = 1.1;

/** Splits a paid amount into supply and tax, to the won: the two add up to the amount. */
export const taxLines = (amountWon: number): TaxLines => {
  const supplyWon = Math.round(amountWon / TAXED_SHARE);
  return { supplyWon, vatWon: amountWon - supplyWon };
};
