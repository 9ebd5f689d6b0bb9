import type { ShopDetail } from '@dongne/contract';
import { FormBody } from '@dongne/pages';
import { useIsHydrated } from '@dongne/platform';
import { Button, FixedActions, Notice } from '@dongne/ui';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { LoadFailed } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { useChosenSlot } from '../pickup-slot/chosen-slot';
import { useLinkedSlot, type LinkedSlot } from '../pickup-slot/linked-slot';
import type { OrderOwner } from '../request-draft/draft-texts';
import { useDraftUser, useHasDraft, useRequestDraft, type Draft } from '../request-draft/use-request-draft';
import { FormEstimate } from '../request-form/form-estimate';
import { FirstScreen } from './first-screen';
import { useFormLink, type FormLink } from './form-link';
import type { FormStart } from './order-again-rules';
import { OrderFailure } from './order-failure';
import { SecondScreen } from './second-screen';
import { useAsksForCheck, useFormScreen, useScreenHistory } from './use-form-screens';
import { useShownScreen } from './use-shown-screen';
import { useFormStart } from './use-form-start';
import { begin, useNewRequestForm } from './use-new-request-form';
import { WithMendSteps } from '../mend/with-mend-steps';

/** Form of a new request with the member's draft. Remounts for another member. */
export const NewRequestForm = ({ shop }: { shop: ShopDetail }) => {
  const userId = useDraftUser();
  switch (userId.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={userId.error} onRetry={userId.retry} missing="회원 정보를 찾을 수 없어요" />;
    case 'ready':
      return <FormOfMember key={userId.value} owner={{ userId: userId.value, laundryId: shop.id }} shop={shop} />;
  }
};

interface OwnForm {
  readonly owner: OrderOwner;
  readonly shop: ShopDetail;
}

const FormOfMember = (form: OwnForm) => {
  const isStored = useHasDraft(form.owner);
  // The server has no draft: it cannot tell which screen is shown.
  const isHydrated = useIsHydrated();
  const asksForCheck = useAsksForCheck();
  if (asksForCheck && !isHydrated) return <PageLoading />;
  return <FormWithDraft key={String(isStored)} {...form} isStored={isStored} />;
};

const FormWithDraft = ({ owner, shop, isStored }: OwnForm & { readonly isStored: boolean }) => {
  const draft = useRequestDraft(owner, shop, isStored);
  const linked = useLinkedSlot(shop.id);
  if (draft === undefined || linked.state === 'loading') return <PageLoading />;
  return <StartedForm owner={owner} shop={shop} draft={draft} linked={linked} />;
};

interface StartedFormProps extends OwnForm {
  readonly draft: Draft;
  /** Slot from the link; it overrides the draft. */
  readonly linked: LinkedSlot;
}

const StartedForm = ({ owner, shop, draft, linked }: StartedFormProps) => {
  const link = useFormLink(shop);
  const start = useFormStart(shop, link, draft.values);
  switch (start.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={start.error} onRetry={start.retry} missing="찾는 신청이 없어요" />;
    case 'ready':
      return (
        <FilledForm owner={owner} shop={shop} draft={draft} linked={linked} start={start.value} onShown={link.settle} />
      );
  }
};

interface FilledFormProps extends StartedFormProps {
  readonly start: FormStart;
  readonly onShown: FormLink['settle'];
}

/** Fields of the first screen; the others are on the second. */
const FIRST_FIELDS = ['collectionTime', 'laundryNumByUser', 'items'] as const;

/** Form on two screens: time and pieces, then the treatment and the order. */
const FilledForm = ({ owner, shop, draft, linked, start, onShown }: FilledFormProps) => {
  const history = useScreenHistory();
  const form = useNewRequestForm(owner, draft, shop, begin(start, linked), history.end);
  const slot = useChosenSlot(form.values.collectionTime);
  const canCheck = slot.value !== null && FIRST_FIELDS.every((field) => form.problems[field] === undefined);
  const screen = useFormScreen(history, canCheck, start.agreesByPress);
  const isFirst = screen === 'what';
  const settle = useEffectEvent(() => onShown(isFirst ? undefined : 'check'));
  useEffect(() => settle(), []);
  const screens = useShownScreen(screen, canCheck);

  const next = async () => {
    if (await form.check(FIRST_FIELDS, slot.value === null)) history.goOn();
  };
  const handleSubmit: typeof form.formProps.onSubmit = (event) => {
    if (!isFirst) return form.formProps.onSubmit(event);
    event.preventDefault();
    void next();
  };
  return (
    <WithMendSteps form={form} shop={shop}>
      {(isAside) => (
        <FormBody {...form.formProps} onSubmit={handleSubmit} isAside={isAside}>
          {start.remarks.length > 0 && <Notice>{start.remarks.join(' ')}</Notice>}
          <div hidden={!isFirst} ref={screens.what} tabIndex={-1} role="group" aria-label="언제, 무엇을">
            <FirstScreen form={form} shop={shop} slot={slot} />
          </div>
          <div hidden={isFirst} ref={screens.check} tabIndex={-1} role="group" aria-label="어떻게, 확인">
            <SecondScreen form={form} shop={shop} onChange={history.back} />
          </div>
          <FixedActions
            note={
              <>
                {form.failure && !(isFirst && form.failure.code === 'ALREADY_EXISTS') && (
                  <OrderFailure error={form.failure} laundryId={shop.id} onSecond={form.allowSecond} />
                )}
                <FormEstimate shop={shop} wishes={form.values} />
              </>
            }
          >
            {isFirst ? (
              <Button key="next" type="submit">
                다음
              </Button>
            ) : (
              <Button key="order" type="submit" pending={form.isPending} onClick={ignoreSecondClick}>
                {start.agreesByPress && !form.values.agreeTerm ? '약관에 동의하고 신청하기' : '신청하기'}
              </Button>
            )}
          </FixedActions>
        </FormBody>
      )}
    </WithMendSteps>
  );
};

/** Ignores the second click of a double click on 다음, at whose place this button appears. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
