import { PREMIUM_FACTOR, type ShopDetail } from '@dongne/contract';
import { Switch } from '@dongne/ui';
import type { LaundryWishes } from './laundry-wishes';
import { MendField } from '../mend/mend-field';
import { NoteField } from './note-field';
import { PaidServicesField } from './paid-services-field';
import { PreferencesField } from './preferences-field';
import { StainField } from './stain-field';
import { ValuablesField } from './valuables-field';
import type { FormView } from '@dongne/pages';

/** Premium factor in words; another factor does not compile without its word. */
const TIMES: Readonly<Record<typeof PREMIUM_FACTOR, string>> = { 2: '두 배' };

interface TreatmentFieldsProps {
  readonly form: FormView<LaundryWishes>;
  readonly shop: Pick<ShopDetail, 'canMend' | 'dailyLaundryPaidService' | 'prices'>;
}

/** How the laundry is treated: premium, stains, mends, extras, preferences and a note. */
export const TreatmentFields = ({ form, shop }: TreatmentFieldsProps) => {
  const { values, change } = form;
  return (
    <div>
      <Switch
        label="프리미엄 세탁"
        description={`한 벌씩 세심하게, 세탁 예상 금액이 ${TIMES[PREMIUM_FACTOR]}로 계산돼요`}
        checked={values.hasPremium}
        onChange={(event) => change({ hasPremium: event.target.checked })}
      />
      <StainField form={form} />
      <MendField form={form} canMend={shop.canMend} washing={{ prices: shop.prices, hasPremium: values.hasPremium }} />
      {shop.dailyLaundryPaidService.length > 0 && (
        <PaidServicesField form={form} services={shop.dailyLaundryPaidService} />
      )}
      <PreferencesField form={form} />
      <NoteField form={form} />
      <ValuablesField form={form} categories={shop.prices.map(({ category }) => category)} />
    </div>
  );
};
