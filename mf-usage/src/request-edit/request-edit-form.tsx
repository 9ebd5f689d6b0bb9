import type { RequestDetail, ShopDetail } from '@dongne/contract';
import { FormBody } from '@dongne/pages';
import { Button, Card, Divider, FixedActions, KeyValueList } from '@dongne/ui';
import { CollectionTime } from '../common/collection-time';
import { LoadFailed } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import type { EditOwner } from '../request-draft/draft-texts';
import { useDraftUser, useHasDraft, useRequestDraft, type Draft } from '../request-draft/use-request-draft';
import { AdvanceField } from '../request-form/advance-field';
import { FormEstimate } from '../request-form/form-estimate';
import { PiecesField } from '../request-form/pieces-field';
import { TreatmentFields } from '../request-form/treatment-fields';
import { ChangedElsewhere } from './changed-elsewhere';
import { EditedTime } from './edited-time';
import { editOf } from './edit-draft';
import { OlderDraft } from './older-draft';
import { useRequestEditForm } from './use-request-edit-form';
import { WithMendSteps } from '../mend/with-mend-steps';

interface EditedRequest {
  readonly request: RequestDetail;
  readonly shop: ShopDetail;
}

/** Edit of a request with the member's draft. */
export const RequestEditForm = ({ request, shop }: EditedRequest) => {
  const userId = useDraftUser();
  switch (userId.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={userId.error} onRetry={userId.retry} missing="회원 정보를 찾을 수 없어요" />;
    case 'ready':
      return <EditOfMember key={userId.value} userId={userId.value} request={request} shop={shop} />;
  }
};

const EditOfMember = ({ userId, request, shop }: EditedRequest & { readonly userId: number }) => {
  const owner = { userId, applicationId: request.applicationId };
  const isStored = useHasDraft(owner);
  return <EditWithDraft key={String(isStored)} owner={owner} request={request} shop={shop} isStored={isStored} />;
};

interface EditWithDraftProps extends EditedRequest {
  readonly owner: EditOwner;
  readonly isStored: boolean;
}

const EditWithDraft = ({ owner, request, shop, isStored }: EditWithDraftProps) => {
  const draft = useRequestDraft(owner, shop, isStored, editOf(request, shop).stains);
  if (draft === undefined) return <PageLoading />;
  return <FilledEdit owner={owner} draft={draft} request={request} shop={shop} />;
};

interface FilledEditProps extends EditedRequest {
  readonly owner: EditOwner;
  readonly draft: Draft;
}

/** Editable wishes of a request. The shop is fixed; changing it means cancelling and ordering again. */
const FilledEdit = ({ owner, draft, request, shop }: FilledEditProps) => {
  const form = useRequestEditForm(owner, draft, request, shop);
  return (
    <WithMendSteps form={form} shop={shop}>
      {(isAside) => (
        <FormBody {...form.formProps} isAside={isAside}>
          <Card tone="sunken">
            <KeyValueList
              rows={[
                { key: '세탁소', value: request.shop.laundryName },
                { key: '지금 수거 시간', value: <CollectionTime request={request} /> },
              ]}
            />
          </Card>
          {form.changedElsewhere && <ChangedElsewhere {...form.changedElsewhere} />}
          {form.takeOlder && <OlderDraft onTake={form.takeOlder} />}
          <EditedTime form={form} request={request} shop={shop} />
          <Divider $thick />
          <PiecesField form={form} prices={shop.prices} />
          <TreatmentFields form={form} shop={shop} />
          <AdvanceField form={form} shop={shop} />
          <FixedActions note={<FormEstimate shop={shop} wishes={form.values} />}>
            <Button type="submit" pending={form.isPending}>
              수정 완료
            </Button>
          </FixedActions>
        </FormBody>
      )}
    </WithMendSteps>
  );
};
