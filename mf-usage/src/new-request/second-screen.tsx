import type { ShopDetail } from '@dongne/contract';
import { applicatePaths } from '@dongne/contract/paths';
import type { FormView } from '@dongne/pages';
import { Divider } from '@dongne/ui';
import styled from 'styled-components';
import { CardLine } from '../payment/card-line';
import { AdvanceField } from '../request-form/advance-field';
import type { NewRequestValues } from '../request-form/new-request-values';
import { TreatmentFields } from '../request-form/treatment-fields';
import { CouponField } from './coupon-field';
import { EntranceFields } from './entrance-fields';
import { PickupSummary } from './pickup-summary';
import { TermsField } from './terms-field';

interface SecondScreenProps {
  readonly form: FormView<NewRequestValues>;
  readonly shop: ShopDetail;
  /** Goes back to the first screen. */
  readonly onChange: () => void;
}

/** How the laundry is washed and handed over, and what the customer agrees to. */
export const SecondScreen = ({ form, shop, onChange }: SecondScreenProps) => (
  <>
    <PickupSummary wishes={form.values} shop={shop} onChange={onChange} />
    <EntranceFields form={form} />
    <Divider $thick />
    <Part>
      <TreatmentFields form={form} shop={shop} />
    </Part>
    <Divider $thick />
    <Part>
      <CouponField form={form} />
      <AdvanceField form={form} shop={shop} />
      <TermsField form={form} shop={shop} />
      <CardLine
        returnTo={applicatePaths.form(shop.id, { step: 'check' })}
        withoutCard="카드는 신청한 뒤에 등록해도 돼요."
      />
    </Part>
  </>
);

const Part = styled.div`
  padding: ${({ theme }) => theme.space[1]} 0;
`;
