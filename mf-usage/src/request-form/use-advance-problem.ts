import { advanceLimitProblem } from '@dongne/contract';
import type { LaundryWishes } from './laundry-wishes';
import { useEstimateOf, type PricingShop } from './use-estimate';

/**
 * What is wrong with the amount up to which no question is wanted. It follows the estimate: an amount that was right is refused
 * in its place when fewer pieces are wished, and never changed by itself.
 */
export const useAdvanceProblemOf = (shop: PricingShop) => {
  const estimateOf = useEstimateOf(shop);
  return (wishes: LaundryWishes): string | undefined =>
    wishes.hasAdvance ? advanceLimitProblem(wishes.advanceLimitWon, estimateOf(wishes).maxWon) : undefined;
};
