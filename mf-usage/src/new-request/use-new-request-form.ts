import { type ApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicatePaths } from '../paths';
import type { LinkedSlot } from '../pickup-slot/linked-slot';
import { closeFullSlot } from '../pickup-slot/pickup-slot-api';
import type { DraftOwner } from '../request-draft/draft-texts';
import { useKeptDraft, type Draft } from '../request-draft/use-request-draft';
import { useAdvanceProblem } from '../request-form/use-advance-problem';
import type { PricingShop } from '../request-form/use-estimate';
import { hasProblems, useForm, type FormControl } from '../request-form/use-form';
import { problemsOfServer } from '../request-form/wishes-rules';
import { NEW_REQUEST_FIELD_OF_WIRE, newRequestProblems, type NewRequestValues } from './new-request-values';
import type { FormStart } from './order-again-rules';
import { useOrderPickup } from './use-order-pickup';

interface NewRequestFormState {
  readonly form: FormControl<NewRequestValues>;
  /** A refusal that no field can show. */
  readonly failure: ApiError | undefined;
  readonly isPending: boolean;
  readonly submit: () => Promise<void>;
}

const LOST_PHOTOS = '보관해 둔 사진을 불러오지 못했어요. 사진을 다시 추가해 주세요.';

const SLOT_GONE = '고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.';

/** What a form begins with, and whether the time that its link had chosen is gone. */
interface Beginning extends Pick<FormStart, 'values' | 'agreesByPress'> {
  readonly isSlotGone: boolean;
}

/** A link names a time: it is newer than the one of the draft, and where it is gone nothing is chosen. */
export const begin = ({ values, agreesByPress }: FormStart, linked: LinkedSlot): Beginning => {
  if (linked.state === 'none' || linked.state === 'loading') return { values, agreesByPress, isSlotGone: false };
  const collectionTime = linked.state === 'free' ? linked.startsAt : null;
  return { values: { ...values, collectionTime }, agreesByPress, isSlotGone: linked.state === 'gone' };
};

/**
 * The form of a new request with its draft: what was filled in outlives refusals, silence and a detour.
 *
 * @param beginning what the form begins with: the draft, or what the link to the form made of it.
 */
export const useNewRequestForm = (
  owner: DraftOwner,
  draft: Draft,
  shop: PricingShop,
  beginning: Beginning,
): NewRequestFormState => {
  const { laundryId } = owner;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiError>();
  const form = useForm(beginning.values, {
    ...(draft.hasLostPhotos && { stains: LOST_PHOTOS }),
    ...(beginning.isSlotGone && { collectionTime: SLOT_GONE }),
  });
  const { values, change, refuse } = form;
  const advanceProblem = useAdvanceProblem(shop, values);
  const keeper = useKeptDraft(owner, draft.values, values);
  const { isPending, order } = useOrderPickup(laundryId, draft.attempt ?? undefined, (attempt) =>
    keeper.noteAttempt(attempt ?? null),
  );

  const showRefusal = (error: ApiError) => {
    if (error.code === 'SLOT_FULL') {
      if (values.collectionTime !== null) closeFullSlot(queryClient, laundryId, values.collectionTime);
      change({ collectionTime: null });
      refuse({ collectionTime: error.sentence });
      return;
    }
    const { problems, rest } = problemsOfServer(error.fields, NEW_REQUEST_FIELD_OF_WIRE);
    refuse(problems);
    if (rest.length > 0 || !hasProblems(problems)) setFailure(error);
  };

  const submit = async () => {
    setFailure(undefined);
    const sent = beginning.agreesByPress ? { ...values, agreeTerm: true } : values;
    if (sent !== values) change({ agreeTerm: true });
    const problems = newRequestProblems(sent);
    if (hasProblems(problems) || advanceProblem !== undefined) return refuse(problems);
    const outcome = await order(sent);
    if (outcome?.state === 'refused') showRefusal(outcome.error);
    if (outcome?.state !== 'ordered') return undefined;
    keeper.forget();
    return navigate(applicatePaths.complete(outcome.created.applicationId), { replace: true });
  };

  return { form, failure, isPending, submit };
};
