import { ACCEPTANCE_LABEL, type RequestDetail, type ShopDetail } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { Notice } from '@dongne/ui';
import styled from 'styled-components';
import { useChosenSlot } from '../pickup-slot/chosen-slot';
import { ExpectedReturn } from '../pickup-slot/expected-return';
import { PickupSlotField } from '../pickup-slot/pickup-slot-field';
import type { EditValues } from '../request-form/edit-values';
import { returnedPieces } from '../request-form/wishes-rules';

interface EditedTimeProps {
  readonly form: FormView<EditValues>;
  readonly request: RequestDetail;
  readonly shop: ShopDetail;
}

/** Collection time of a request: its own slot or another one of its shop. */
export const EditedTime = ({ form: { values, problems, change }, request, shop }: EditedTimeProps) => {
  const slot = useChosenSlot(values.collectionTime, request.collectionTime);
  return (
    <Time>
      <PickupSlotField
        laundryId={request.laundryId}
        value={slot.value}
        own={request.collectionTime}
        onChange={(collectionTime) => change({ collectionTime })}
        error={slot.problem ?? problems.collectionTime}
      />
      <ExpectedReturn shop={shop} startsAt={slot.value} pieces={returnedPieces(values)} />
      {isAccepted(request) && isAnother(request, values) && (
        <Notice>세탁소가 수거를 확정한 신청이에요. 시간을 바꾸면 세탁소가 다시 확인해요.</Notice>
      )}
    </Time>
  );
};

const isAccepted = ({ acceptanceLabel }: RequestDetail): boolean => acceptanceLabel === ACCEPTANCE_LABEL.accepted;

const isAnother = (request: RequestDetail, { collectionTime }: EditValues): boolean =>
  collectionTime !== null && collectionTime !== request.collectionTime;

const Time = styled.div`
  padding: ${({ theme }) => theme.space[6]} 0;
`;
