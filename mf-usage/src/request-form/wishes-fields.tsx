import { PREMIUM_FACTOR, REQUEST_NOTE_MAX_LETTERS, type ShopDetail } from '@dongne/contract';
import { Section, Switch, TextArea } from '@dongne/ui';
import type { LaundryWishes } from './laundry-wishes';
import { MendField } from '../mend/mend-field';
import { PaidServicesField } from './paid-services-field';
import { PiecesField } from './pieces-field';
import { StainField } from './stain-field';
import type { FormView } from '@dongne/pages';

/** Premium factor in words; another factor does not compile without its word. */
const TIMES: Readonly<Record<typeof PREMIUM_FACTOR, string>> = { 2: '두 배' };

interface WishesFieldsProps {
  readonly form: FormView<LaundryWishes>;
  readonly shop: Pick<ShopDetail, 'canMend' | 'dailyLaundryPaidService' | 'prices'>;
}

/** Fields of the laundry and its treatment. */
export const WishesFields = ({ form, shop }: WishesFieldsProps) => {
  const { values, problems, change } = form;
  return (
    <>
      <Section title="세탁물">
        <PiecesField form={form} prices={shop.prices} />
        <Switch
          label="프리미엄 세탁"
          description={`명품이나 고급 의류를 한 벌씩 세심하게 세탁해요. 세탁 예상 금액이 ${TIMES[PREMIUM_FACTOR]}로 계산돼요`}
          checked={values.hasPremium}
          onChange={(event) => change({ hasPremium: event.target.checked })}
        />
        <StainField form={form} />
        <MendField
          form={form}
          canMend={shop.canMend}
          washing={{ prices: shop.prices, hasPremium: values.hasPremium }}
        />
      </Section>
      {shop.dailyLaundryPaidService.length > 0 && (
        <PaidServicesField form={form} services={shop.dailyLaundryPaidService} />
      )}
      <Section title="세탁소에 남길 말">
        <TextArea
          label="요청사항"
          placeholder="예: 흰 셔츠는 따로 세탁해 주세요"
          maxLetters={REQUEST_NOTE_MAX_LETTERS}
          value={values.etc}
          onChange={(event) => change({ etc: event.target.value })}
          error={problems.etc}
        />
      </Section>
    </>
  );
};
