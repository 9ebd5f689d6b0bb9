import type { ShopDetail } from '@dongne/contract';
import { applicatePaths } from '@dongne/contract/paths';
import { FormBody } from '@dongne/pages';
import { Button, Divider, FixedActions, Notice } from '@dongne/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { useChosenSlot } from '../pickup-slot/chosen-slot';
import { useLinkedSlot, type LinkedSlot } from '../pickup-slot/linked-slot';
import { ExpectedReturn } from '../pickup-slot/expected-return';
import { PickupSlotField } from '../pickup-slot/pickup-slot-field';
import type { OrderOwner } from '../request-draft/draft-texts';
import { useDraftUser, useHasDraft, useRequestDraft, type Draft } from '../request-draft/use-request-draft';
import { CardLine } from '../payment/card-line';
import { AdvanceField } from '../request-form/advance-field';
import { FormEstimate } from '../request-form/form-estimate';
import { returnedPieces } from '../request-form/wishes-rules';
import { WishesFields } from '../request-form/wishes-fields';
import { CouponField } from './coupon-field';
import { EntranceFields } from './entrance-fields';
import { useFormLink } from './form-link';
import type { FormStart } from './order-again-rules';
import { OrderFailure } from './order-failure';
import { PickupAddress } from './pickup-address';
import { ShopSummary } from './shop-summary';
import { TermsField } from './terms-field';
import { useFormStart } from './use-form-start';
import { begin, useNewRequestForm } from './use-new-request-form';
import { WithMendSteps } from '../mend/with-mend-steps';

/** Form of a new request with the member's draft. Remounts for another member. */
export const NewRequestForm = ({ shop }: { shop: ShopDetail }) => {
  const userId = useDraftUser();
  switch (userId.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={userId.error} onRetry={userId.retry} missing="회원 정보를 찾을 수 없어요" />;
    case 'ready':
      return <FormOfMember key={userId.value} owner={{ userId: userId.value, laundryId: shop.id }} shop={shop} />;
  }
};

interface OwnForm {
  readonly owner: OrderOwner;
  readonly shop: ShopDetail;
}

const FormOfMember = (form: OwnForm) => {
  const isStored = useHasDraft(form.owner);
  return <FormWithDraft key={String(isStored)} {...form} isStored={isStored} />;
};

const FormWithDraft = ({ owner, shop, isStored }: OwnForm & { readonly isStored: boolean }) => {
  const draft = useRequestDraft(owner, shop, isStored);
  const linked = useLinkedSlot(shop.id);
  if (draft === undefined || linked.state === 'loading') return <PageLoading />;
  return <StartedForm owner={owner} shop={shop} draft={draft} linked={linked} />;
};

interface StartedFormProps extends OwnForm {
  readonly draft: Draft;
  /** Slot from the link; it overrides the draft. */
  readonly linked: LinkedSlot;
}

const StartedForm = ({ owner, shop, draft, linked }: StartedFormProps) => {
  const link = useFormLink(shop);
  const start = useFormStart(shop, link, draft.values);
  switch (start.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={start.error} onRetry={start.retry} missing="찾는 신청이 없어요" />;
    case 'ready':
      return (
        <FilledForm owner={owner} shop={shop} draft={draft} linked={linked} start={start.value} onShown={link.settle} />
      );
  }
};

interface FilledFormProps extends StartedFormProps {
  readonly start: FormStart;
  readonly onShown: () => void;
}

/** Form in order: place, time, laundry, terms. */
const FilledForm = ({ owner, shop, draft, linked, start, onShown }: FilledFormProps) => {
  const form = useNewRequestForm(owner, draft, shop, begin(start, linked));
  const slot = useChosenSlot(form.values.collectionTime);
  useEffect(onShown, [onShown]);
  return (
    <WithMendSteps form={form} shop={shop}>
      {(isAside) => (
        <FormBody {...form.formProps} isAside={isAside}>
          <ShopSummary shop={shop} />
          <PickupAddress laundryId={shop.id} />
          {start.remarks.length > 0 && <Notice>{start.remarks.join(' ')}</Notice>}
          <Divider $thick />
          <Slot>
            <PickupSlotField
              laundryId={shop.id}
              value={slot.value}
              onChange={(collectionTime) => form.change({ collectionTime })}
              error={slot.problem ?? form.problems.collectionTime}
            />
            <ExpectedReturn shop={shop} startsAt={slot.value} pieces={returnedPieces(form.values)} />
          </Slot>
          <Divider $thick />
          <WishesFields form={form} shop={shop} />
          <Divider $thick />
          <EntranceFields form={form} />
          <Divider $thick />
          <CouponField form={form} />
          <AdvanceField form={form} shop={shop} />
          <Divider $thick />
          <TermsField form={form} shop={shop} />
          <CardLine returnTo={applicatePaths.form(shop.id)} withoutCard="카드는 신청한 뒤에 등록해도 돼요." />
          <FixedActions
            note={
              <>
                {form.failure && <OrderFailure error={form.failure} laundryId={shop.id} />}
                <FormEstimate shop={shop} wishes={form.values} />
              </>
            }
          >
            <Button type="submit" pending={form.isPending}>
              {start.agreesByPress && !form.values.agreeTerm ? '약관에 동의하고 신청하기' : '신청하기'}
            </Button>
          </FixedActions>
        </FormBody>
      )}
    </WithMendSteps>
  );
};

const Slot = styled.div`
  padding: ${({ theme }) => theme.space[6]} 0;
`;
