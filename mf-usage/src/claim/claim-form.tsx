import { CLAIM_FORM, endpoints, formBody, type RequestDetail, type RequestItem, typedText } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { fileOfDataUrl, FormBody, useServerForm } from '@dongne/pages';
import { popups, refresh, send } from '@dongne/platform';
import { Button, FixedActions, Notice, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PageLoading } from '../common/page-loading';
import { LOST_PHOTOS } from '../form-draft/draft-photos';
import { useFormDraft, type ReadDraft } from '../form-draft/use-form-draft';
import { ClaimFields } from './claim-fields';
import { asksForMoney, CLAIM_SCHEMA, CLAIM_TEXTS, EMPTY_CLAIM, type ClaimValues } from './claim-values';
import { amountsOf, claimableItemsOf, handedOnOf, kindOf, purchaseFor } from './claimed-item';
import { PurchaseFields } from './purchase-fields';

const FIELD_OF_WIRE = {
  itemId: 'itemId',
  kind: 'kind',
  text: 'text',
  photo: 'photos',
  wish: 'wish',
  life: 'life',
  setShare: 'setShare',
  purchasePriceWon: 'priceWon',
  purchasedOn: 'boughtOn',
  proof: 'proofs',
} as const;

const NO_PURCHASE = {
  purchasePriceWon: undefined,
  purchasedOn: undefined,
  setShare: undefined,
  life: undefined,
  proof: undefined,
};

/** Purchase of a claim for money; the fields of another wish stay in the form alone. */
const purchaseIn = (values: ClaimValues, item: RequestItem | undefined) =>
  asksForMoney(values) && values.priceWon !== null && item !== undefined
    ? {
        purchasePriceWon: values.priceWon,
        purchasedOn: values.boughtOn,
        life: kindOf(item, values).life,
        setShare: kindOf(item, values).share,
        proof: values.proofs.map(({ backgroundUrl }, place) => fileOfDataUrl(backgroundUrl, `proof-${place + 1}`)),
      }
    : NO_PURCHASE;

const bodyOf = (values: ClaimValues, items: readonly RequestItem[]) => {
  const { itemId, kind, text, photos } = values;
  if (kind === '') throw new Error('The schema has let a claim without a kind pass.');
  return formBody(CLAIM_FORM, {
    itemId: Number(itemId),
    kind,
    text: typedText(text),
    wish: asksForMoney(values) ? 'Money' : 'WashAgain',
    ...purchaseIn(
      values,
      items.find((item) => String(item.id) === itemId),
    ),
    photo: photos.map(({ backgroundUrl }, place) => fileOfDataUrl(backgroundUrl, `claim-${place + 1}`)),
  });
};

/** Without an address nothing can be collected again. */
const MONEY_ONLY = { wish: 'Money' } as const;

/** The form of a claim about one item of a request. */
export const ClaimForm = ({ request }: { request: RequestDetail }) => {
  const draft = useFormDraft(`claim/${request.applicationId}`, CLAIM_TEXTS);
  return draft === undefined ? <PageLoading /> : <ClaimFormFrom request={request} draft={draft} />;
};

/** Parts the photos of a draft: those of the damage, and those that prove the purchase. */
const photosOf = ({ photos, fields: { proofIds = [] } }: ReadDraft<typeof CLAIM_TEXTS>) => ({
  photos: photos.filter(({ id }) => !proofIds.includes(id)),
  proofs: photos.filter(({ id }) => proofIds.includes(id)),
});

interface ClaimFormFromProps {
  readonly request: RequestDetail;
  readonly draft: ReadDraft<typeof CLAIM_TEXTS>;
}

const ClaimFormFrom = ({ request, draft }: ClaimFormFromProps) => {
  const { applicationId: id, offer, address } = request;
  const items = claimableItemsOf(request);
  const handedOn = handedOnOf(request);
  const hasAddress = address.roadAddress !== '' || address.address !== '';
  const hasUnwashed = (offer?.approval?.declinedItemIds.length ?? 0) > 0;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [only] = items.length === 1 ? items : [];
  const begun: ClaimValues = {
    ...EMPTY_CLAIM,
    ...(only !== undefined && { itemId: String(only.id) }),
    ...(hasAddress ? {} : MONEY_ONLY),
    ...draft.fields,
    ...photosOf(draft),
  };
  const { values, problems, change, failure, isPending, formProps } = useServerForm({
    defaultValues: { ...begun, ...purchaseFor(request, begun, begun.itemId) },
    schema: CLAIM_SCHEMA,
    ...(draft.hasLostPhotos && { known: { photos: { type: 'known', message: LOST_PHOTOS } } }),
    fieldOfWire: FIELD_OF_WIRE,
    send: (sent: ClaimValues, idempotencyKey) =>
      send(endpoints.makeClaim, { params: { id }, body: bodyOf(sent, items), idempotencyKey }),
    onDone: async ({ claimId }) => {
      draft.forget();
      void refresh(queryClient, endpoints.REQUESTS);
      popups.toast('접수했어요. 세탁소가 확인하고 답할 거예요.');
      await navigate(usagePaths.claimCase(claimId), { replace: true });
    },
  });
  const handleChange = (changed: Partial<ClaimValues>): void => {
    const { itemId } = changed;
    const patch = itemId === undefined ? changed : { ...changed, ...purchaseFor(request, values, itemId) };
    const { photos, proofs, ...texts } = { ...values, ...patch };
    change(patch);
    draft.keep({ ...texts, proofIds: proofs.map((proof) => proof.id) }, [...photos, ...proofs]);
  };

  const form = { values, problems, change: handleChange };
  return (
    <FormBody {...formProps}>
      <ClaimFields form={form} items={items} hasAddress={hasAddress} />
      {asksForMoney(values) && (
        <PurchaseFields
          form={form}
          item={items.find((item) => String(item.id) === values.itemId)}
          handedOn={handedOn}
          amounts={amountsOf(values, items, handedOn)}
        />
      )}
      <Text $type="label" $color="secondary">
        수거·품목·배송 때 찍은 사진과 확인한 개수가 함께 전달돼요. 접수한 내용은 수정할 수 없어요.
        {hasUnwashed && ' 세탁하지 않고 돌려받은 품목에 문제가 있으면 고객센터에 알려 주세요.'}
      </Text>
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="warning">{failure.sentence}</Notice>
        </div>
      )}
      <FixedActions>
        <Button type="submit" pending={isPending}>
          접수하기
        </Button>
      </FixedActions>
    </FormBody>
  );
};
