import type { ShopDetail } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { Divider } from '@dongne/ui';
import styled from 'styled-components';
import { ExpectedReturn } from '../pickup-slot/expected-return';
import { PickupSlotField } from '../pickup-slot/pickup-slot-field';
import type { NewRequestValues } from '../request-form/new-request-values';
import { PiecesField } from '../request-form/pieces-field';
import { returnedPieces } from '../request-form/wishes-rules';
import { PickupAddress } from './pickup-address';
import { ShopSummary } from './shop-summary';

interface FirstScreenProps {
  readonly form: FormView<NewRequestValues>;
  readonly shop: ShopDetail;
  readonly slot: { readonly value: string | null; readonly problem: string | undefined };
}

/** When the laundry is collected, and how much it is. */
export const FirstScreen = ({ form, shop, slot }: FirstScreenProps) => (
  <>
    <ShopSummary shop={shop} />
    <PickupAddress laundryId={shop.id} />
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
    <Pieces>
      <PiecesField form={form} prices={shop.prices} />
    </Pieces>
  </>
);

const Slot = styled.div`
  padding: ${({ theme }) => theme.space[3]} 0 ${({ theme }) => theme.space[5]};
`;

const Pieces = styled.div`
  padding: ${({ theme }) => theme.space[3]} 0;
`;
