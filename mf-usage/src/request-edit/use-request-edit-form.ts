import { endpoints, type RequestDetail, type ShopDetail } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, queryOf, refresh, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { usePrevUrl } from '../common/use-prev-url';
import { usagePaths } from '../paths';
import type { LaundryWishes } from '../request-form/laundry-wishes';
import { useAdvanceProblem } from '../request-form/use-advance-problem';
import { hasProblems, useForm, type FormControl } from '../request-form/use-form';
import { problemsOfServer, wishesProblems } from '../request-form/wishes-rules';
import { modifyRequest } from './request-edit-api';
import { wishesOf } from './request-edit-rules';

interface RequestEditFormState {
  readonly form: FormControl<LaundryWishes>;
  readonly isPending: boolean;
  readonly submit: () => Promise<void>;
}

/** The form of an edit: saved, it goes back to the request; refused, it stays as it is and says why. */
export const useRequestEditForm = (request: RequestDetail, shop: ShopDetail): RequestEditFormState => {
  const navigate = useNavigate();
  const prevUrl = usePrevUrl();
  const queryClient = useQueryClient();
  const form = useForm(() => wishesOf(request, shop));
  const advanceProblem = useAdvanceProblem(shop, form.values);
  const { applicationId: id } = request;

  const [run, isPending] = useOnce(async (wishes: LaundryWishes) => {
    try {
      const saved = await modifyRequest(request, wishes);
      queryClient.setQueryData(queryOf(endpoints.requestDetail, { id }).queryKey, saved);
      // Word for word as the product specification §8 has it.
      popups.toast('이용 신청 수정이 완료 되었습니다!');
      await navigate(usagePaths.detail(id, prevUrl), { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown);
      form.refuse(problemsOfServer(error.fields, {}).problems);
      popups.toast(error.sentence, { tone: 'error' });
    }
    void refresh(queryClient, endpoints.REQUESTS);
  });

  const submit = async () => {
    // Marked pictures say enough; only a mend in words needs words.
    const hasMarkedMend = request.mend.some(({ images }) => images.length > 0);
    const problems = hasMarkedMend ? {} : wishesProblems(form.values);
    if (hasProblems(problems) || advanceProblem !== undefined) form.refuse(problems);
    else await run(form.values);
  };

  return { form, isPending, submit };
};
