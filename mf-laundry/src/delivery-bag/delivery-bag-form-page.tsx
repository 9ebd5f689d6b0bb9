import type { DeliveryBag, DeliveryBagOrder, MemberAddress } from '@dongne/contract';
import { endpoints, FORM_LETTERS, formatCalendarDay, formatWon } from '@dongne/contract';
import { FormBody } from '@dongne/pages';
import { paths, useMemberAddress, useRemote } from '@dongne/platform';
import {
  Button,
  Checkbox,
  CollectionBagPicture,
  EmptyState,
  ErrorState,
  FixedActions,
  KeyValueList,
  PageBody,
  Section,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextField,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import { BagCardNotice, FREE, useBagPayer, type BagPayer } from './bag-card';
import { DeliveryBagAddress } from './delivery-bag-address';
import { useBagForm } from './use-bag-form';

/** 수거백 신청서: address, entrance and price. */
export const DeliveryBagFormPage = () => {
  const bag = useRemote(endpoints.deliveryBag);
  const address = useMemberAddress();
  if (bag.state === 'failed')
    return <ErrorState message="수거백 신청서를 불러오지 못했어요" text={bag.error.sentence} onRetry={bag.retry} />;
  if (address.state === 'failed')
    return <ErrorState message="주소를 불러오지 못했어요" text={address.error.sentence} onRetry={address.retry} />;
  if (bag.state === 'loading' || address.state === 'loading') return <FormSkeleton />;
  return bag.value.openOrder === null ? (
    <BagOf bag={bag.value} address={address.value} />
  ) : (
    <OnItsWay order={bag.value.openOrder} />
  );
};

const FormSkeleton = () => (
  <PageBody>
    <SkeletonGroup>
      <Stack $gap={6}>
        <Skeleton height="72px" />
        <Skeleton height="84px" />
        <Skeleton height="120px" />
      </Stack>
    </SkeletonGroup>
  </PageBody>
);

/** State of an open order: one bag at a time; ruling. */
const OnItsWay = ({ order: { deliverBy } }: { order: DeliveryBagOrder }) => (
  <PageBody>
    <EmptyState
      picture={<CollectionBagPicture size={148} />}
      title="신청한 수거백이 오고 있어요"
      text={`${formatCalendarDay(deliverBy)}까지 도착해요. 받은 뒤에 다시 신청할 수 있어요.`}
      action={
        <Button as={Link} to={paths.home()} size="medium" tone="secondary">
          홈으로 가기
        </Button>
      }
    />
  </PageBody>
);

interface BagOfProps {
  readonly bag: DeliveryBag;
  readonly address: MemberAddress;
}

/** Requires a card only for a bag with a price. Preserves the input when the price changes meanwhile. */
const BagOf = ({ bag, address }: BagOfProps) => {
  const bagForm = useBagForm(address.entranceInfo, bag.priceWon);
  const props = { bag, address, bagForm };
  return bag.priceWon === 0 ? <BagForm {...props} payer={FREE} /> : <PricedBagForm {...props} />;
};

interface BagFormProps extends BagOfProps {
  readonly bagForm: ReturnType<typeof useBagForm>;
}

const PricedBagForm = (props: BagFormProps) => {
  const payer = useBagPayer();
  return payer.state === 'loading' ? <FormSkeleton /> : <BagForm {...props} payer={payer} />;
};

const BagForm = ({
  bag: { priceWon, deliverBy },
  address,
  bagForm: { form, problems, isPending, formProps },
  payer,
}: BagFormProps & { readonly payer: BagPayer }) => {
  const isPayable = payer.state === 'free' || payer.state === 'card';
  const isFree = payer.state === 'free';
  return (
    <FormBody {...formProps}>
      <Section title="받을 곳">
        <Stack $gap={4}>
          <DeliveryBagAddress address={address} />
          <TextField
            label="공동현관 출입 방법"
            placeholder="예: 공동현관 비밀번호 종 1234 종"
            maxLength={FORM_LETTERS.bagEntrance}
            autoComplete="off"
            error={problems.entranceInfo}
            {...form.register('entranceInfo')}
          />
        </Stack>
      </Section>
      <Section title="신청 내용">
        <Stack $gap={4}>
          <KeyValueList
            rows={[
              { key: '수거백', value: '1개' },
              { key: '금액', value: isFree ? '무료' : formatWon(priceWon) },
              { key: '배송', value: `${formatCalendarDay(deliverBy)}까지` },
              ...(payer.card === null ? [] : [{ key: '결제', value: payer.card }]),
            ]}
          />
          {isPayable ? (
            <Checkbox
              label={
                isFree
                  ? '배송 주소와 안내를 확인했고, 신청에 동의해요'
                  : `배송 주소와 안내를 확인했고, ${formatWon(priceWon)} 결제와 신청에 동의해요`
              }
              error={problems.agreeTerm}
              {...form.register('agreeTerm')}
            />
          ) : (
            <BagCardNotice priceWon={priceWon} payer={payer} />
          )}
        </Stack>
      </Section>
      <FixedActions>
        <Button type="submit" fullWidth pending={isPending} disabled={!isPayable}>
          {isFree || !isPayable ? '신청하기' : `${formatWon(priceWon)} 결제하고 신청하기`}
        </Button>
      </FixedActions>
    </FormBody>
  );
};
