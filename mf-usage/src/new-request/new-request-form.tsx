import type { ShopDetail } from '@dongne/contract';
import { sessionAtom } from '@dongne/platform';
import { Button, Divider, FixedActions } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { PickupSlotField } from '../pickup-slot/pickup-slot-field';
import { FormBody } from '../request-form/form-body';
import { WishesFields } from '../request-form/wishes-fields';
import { EntranceFields } from './entrance-fields';
import { OrderFailure } from './order-failure';
import { PickupAddress } from './pickup-address';
import { ShopSummary } from './shop-summary';
import { TermsField } from './terms-field';
import { useNewRequestForm } from './use-new-request-form';

/** The form of a new request, from where and when to how. */
export const NewRequestForm = ({ shop }: { shop: ShopDetail }) => {
  const session = useAtomValue(sessionAtom);
  const userId = session.state === 'member' ? session.user?.userId : undefined;
  const { form, failure, isPending, submit } = useNewRequestForm({ userId, laundryId: shop.id });
  return (
    <FormBody refusals={form.refusals} onSubmit={submit}>
      <ShopSummary shop={shop} />
      <PickupAddress laundryId={shop.id} />
      <Divider $thick />
      <Slot>
        <PickupSlotField
          laundryId={shop.id}
          value={form.values.collectionTime}
          onChange={(collectionTime) => form.change({ collectionTime })}
          error={form.problems.collectionTime}
        />
      </Slot>
      <Divider $thick />
      <WishesFields form={form} shop={shop} />
      <Divider $thick />
      <EntranceFields form={form} />
      <Divider $thick />
      <TermsField form={form} shop={shop} />
      <FixedActions note={failure && <OrderFailure error={failure} laundryId={shop.id} />}>
        <Button type="submit" pending={isPending}>
          신청하기
        </Button>
      </FixedActions>
    </FormBody>
  );
};

const Slot = styled.div`
  padding: ${({ theme }) => theme.space[6]} 0;
`;
