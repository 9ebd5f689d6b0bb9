import type { RequestDetail, ShopDetail } from '@dongne/contract';
import { FormBody } from '@dongne/pages';
import { Button, Card, FixedActions, KeyValueList } from '@dongne/ui';
import { CollectionTime } from '../common/collection-time';
import { AdvanceField } from '../request-form/advance-field';
import { FormEstimate } from '../request-form/form-estimate';
import { WishesFields } from '../request-form/wishes-fields';
import { useRequestEditForm } from './use-request-edit-form';

interface RequestEditFormProps {
  readonly request: RequestDetail;
  readonly shop: ShopDetail;
}

/** The wishes of a request, ready to be changed. Shop and time stay; for others one cancels and orders again. */
export const RequestEditForm = ({ request, shop }: RequestEditFormProps) => {
  const form = useRequestEditForm(request, shop);
  return (
    <FormBody {...form.formProps}>
      <Card tone="sunken">
        <KeyValueList
          rows={[
            { key: '세탁소', value: request.shop.laundryName },
            { key: '수거 시간', value: <CollectionTime request={request} /> },
          ]}
        />
      </Card>
      <WishesFields form={form} shop={shop} />
      <AdvanceField form={form} shop={shop} />
      <FixedActions note={<FormEstimate shop={shop} wishes={form.values} />}>
        <Button type="submit" pending={form.isPending}>
          수정 완료
        </Button>
      </FixedActions>
    </FormBody>
  );
};
