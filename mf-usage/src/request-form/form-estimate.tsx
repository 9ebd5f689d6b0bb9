import { VoucherEstimate } from '@dongne/pages';
import { EstimateSummary } from '@dongne/ui';
import type { LaundryWishes } from './laundry-wishes';
import { useEstimate, type PricingShop } from './use-estimate';

/** Estimate above the button, updated on every change of the form. */
export const FormEstimate = ({ shop, wishes }: { shop: PricingShop; wishes: LaundryWishes }) => {
  const estimate = useEstimate(shop, wishes);
  return (
    <>
      <EstimateSummary estimate={estimate} />
      <VoucherEstimate maxWon={estimate.maxWon} />
    </>
  );
};
