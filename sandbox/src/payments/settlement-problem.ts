import type { CardRefusal } from './card-endings';
import type { Settlement } from './card-settlement';

/** A provider's wording of errors. */
export interface ProviderWords<Said> {
  problem(name: 'tokenExpired' | 'tokenUsed' | 'orderUsed' | 'lost'): Said;
  refusal(why: CardRefusal): Said;
}

/** Error of a settlement, in the words of its provider; undefined without one. */
export const problemOfSettlement = <Said>(
  settlement: Settlement,
  { problem, refusal }: ProviderWords<Said>,
): Said | undefined => {
  switch (settlement.kind) {
    case 'tokenExpired':
    case 'tokenUsed':
    case 'orderUsed':
      return problem(settlement.kind);
    case 'refused':
      return refusal(settlement.refusal);
    case 'registered':
    case 'charged':
      return settlement.isLost ? problem('lost') : undefined;
  }
};
