import { advanceLimitProblem } from '@dongne/contract';
import type { LaundryWishes } from './laundry-wishes';
import { useEstimateOf, type PricingShop } from './use-estimate';

/**
 * Error of the advance approval's limit. It follows the estimate: a valid amount is rejected when fewer pieces are
 * wished, and is never changed automatically.
 */
export const useAdvanceProblemOf = (shop: PricingShop) => {
  const estimateOf = useEstimateOf(shop);
  return (wishes: LaundryWishes): string | undefined =>
    wishes.hasAdvance ? advanceLimitProblem(wishes.advanceLimitWon, estimateOf(wishes).maxWon) : undefined;
};
