import { EDIT_FORM, endpoints, formBody, type RequestDetail, type ShopDetail } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { popups, queryOf, refresh, send } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrevUrl } from '../common/use-prev-url';
import { usagePaths } from '../paths';
import {
  EDIT_SCHEMA,
  EDIT_SCHEMA_WITH_PICTURES,
  FIELD_OF_WIRE,
  wishesOf,
  wishesOnWire,
  type LaundryWishes,
} from '../request-form/laundry-wishes';
import { useAdvanceProblemOf } from '../request-form/use-advance-problem';
import { mendChangeOf } from './request-edit-rules';

/** An edit as it is sent: earlier photos and mends stay unless the wishes leave them out. */
const bodyOf = (request: RequestDetail, wishes: LaundryWishes): FormData => {
  const { keptIds, newNote } = mendChangeOf(request.mend, wishes);
  return formBody(EDIT_FORM, {
    ...wishesOnWire(wishes, newNote),
    beforeStains: wishes.hasStain ? wishes.stains.flatMap(({ keptId }) => keptId ?? []) : [],
    beforeMends: keptIds,
  });
};

/** The form of an edit: saved, it goes back to the request; refused, it stays as it is and says why. */
export const useRequestEditForm = (request: RequestDetail, shop: ShopDetail) => {
  const navigate = useNavigate();
  const prevUrl = usePrevUrl();
  const queryClient = useQueryClient();
  const [defaultValues] = useState(() => wishesOf(request, shop));
  const { applicationId: id } = request;
  const hasMarkedMend = request.mend.some(({ images }) => images.length > 0);
  const advanceProblemOf = useAdvanceProblemOf(shop);

  return useServerForm({
    defaultValues,
    schema: hasMarkedMend ? EDIT_SCHEMA_WITH_PICTURES : EDIT_SCHEMA,
    isWrong: (wishes) => advanceProblemOf(wishes) !== undefined,
    fieldOfWire: FIELD_OF_WIRE,
    send: (wishes) => send(endpoints.modifyRequest, { params: { id }, body: bodyOf(request, wishes) }),
    onDone: async (saved) => {
      queryClient.setQueryData(queryOf(endpoints.requestDetail, { id }).queryKey, saved);
      // Word for word as the product specification §8 has it.
      popups.toast('이용 신청 수정이 완료 되었습니다!');
      await navigate(usagePaths.detail(id, prevUrl), { replace: true });
      void refresh(queryClient, endpoints.REQUESTS);
    },
    placeOf: ({ sentence }) => {
      popups.toast(sentence, { tone: 'error' });
      void refresh(queryClient, endpoints.REQUESTS);
      return undefined;
    },
  });
};
