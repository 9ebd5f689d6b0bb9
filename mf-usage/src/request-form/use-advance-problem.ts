import { advanceLimitProblem } from '@dongne/contract';
import type { LaundryWishes } from './laundry-wishes';
import { useEstimate, type PricingShop } from './use-estimate';

/**
 * What is wrong with the amount up to which no question is wanted. It follows the estimate: an amount that was right is refused
 * in its place when fewer pieces are wished, and never changed by itself.
 */
export const useAdvanceProblem = (shop: PricingShop, wishes: LaundryWishes): string | undefined => {
  const { maxWon: max } = useEstimate(shop, wishes);
  return wishes.hasAdvance ? advanceLimitProblem(wishes.advanceLimitWon, max) : undefined;
};
