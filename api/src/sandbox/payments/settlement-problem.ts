import type { CardRefusal } from './card-endings';
import type { Settlement } from './card-settlement';

/** How a provider words what went wrong. */
export interface ProviderWords<Said> {
  problem(name: 'tokenExpired' | 'tokenUsed' | 'orderUsed' | 'lost'): Said;
  refusal(why: CardRefusal): Said;
}

/** What of a settlement went wrong, in the words of its provider; undefined when nothing did. */
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
