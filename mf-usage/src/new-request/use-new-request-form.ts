import { paths, type ApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { closeFullSlot } from '../pickup-slot/pickup-slot-api';
import { hasProblems, useForm, type FormControl } from '../request-form/use-form';
import { problemsOfServer } from '../request-form/wishes-rules';
import { clearDraft, loadDraft, saveDraft, type DraftOwner } from './new-request-draft';
import { NEW_REQUEST_FIELD_OF_WIRE, newRequestProblems, type NewRequestValues } from './new-request-values';
import { useOrderPickup } from './use-order-pickup';

interface NewRequestFormState {
  readonly form: FormControl<NewRequestValues>;
  /** A refusal that no field can show. */
  readonly failure: ApiError | undefined;
  readonly isPending: boolean;
  readonly submit: () => Promise<void>;
}

/** The form of a new request with its draft: what was filled in outlives refusals, silence and a detour. */
export const useNewRequestForm = ({ userId, laundryId }: DraftOwner): NewRequestFormState => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [draft] = useState(() => loadDraft({ userId, laundryId }, Date.now()));
  const [attempt, setAttempt] = useState(draft.attempt);
  const [failure, setFailure] = useState<ApiError>();
  const form = useForm(draft.values);
  const { values, change, refuse } = form;
  const { isPending, order } = useOrderPickup(laundryId, draft.attempt, setAttempt);

  useEffect(() => saveDraft({ userId, laundryId }, { values, attempt }), [userId, laundryId, values, attempt]);

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
    const problems = newRequestProblems(values);
    if (hasProblems(problems)) return refuse(problems);
    const outcome = await order(values);
    if (outcome?.state === 'refused') showRefusal(outcome.error);
    if (outcome?.state !== 'ordered') return undefined;
    clearDraft({ userId, laundryId });
    return navigate(paths.applicate.complete(outcome.created.applicationId), { replace: true });
  };

  return { form, failure, isPending, submit };
};
