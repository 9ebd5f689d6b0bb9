import {
  endpoints,
  formatWon,
  priceOfOffer,
  type ChoicePrice,
  type RequestDetail,
  type RequestOffer,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { agreesTo } from '@dongne/pages';
import { refresh, toApiError } from '@dongne/platform';
import { Button, FixedActions, Notice, PageBody, Section, Stack, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { compareItems } from '../common/item-change';
import { useRequestCommand } from '../common/request-command';
import { AskSheet } from './ask-sheet';
import { ChangedNotice } from './changed-notice';
import { DiscountSection } from './discount-section';
import { OfferFacts } from './offer-facts';
import { OfferItem } from './offer-item';
import { OfferPrice } from './offer-price';
import { approvedText, approvePrice, type SentApproval } from './sent-approval';
import { useDiscounts } from './use-discounts';
import { useOfferChoice } from './use-offer-choice';

interface OfferFormProps {
  readonly request: RequestDetail;
  readonly offer: RequestOffer;
  /** Questions that are being typed, by the name of their item. */
  readonly questionTexts: Readonly<Record<string, string>>;
  readonly onQuestionText: (itemName: string, text: string) => void;
  /** Called before an approval is sent. */
  readonly onSend: (sent: SentApproval) => void;
  /** Called after the result arrived; the form stays mounted until then. */
  readonly onSent: () => void;
}

/** Offer of the shop, item by item, with the button that agrees to exactly the shown total. */
export const OfferForm = ({ request, offer, questionTexts, onQuestionText, onSend, onSent }: OfferFormProps) => {
  const { applicationId: id } = request;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { choice, choose, isJustChanged, forget } = useOfferChoice(request, offer);
  const { declinedIds, changes } = choice;
  const discounts = useDiscounts(id, offer, declinedIds);
  const { price } = discounts;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { totalWon, isNothingLeft } = price;
  const [askedId, setAskedId] = useState<number | null>(null);
  const asked = offer.items.find((item) => item.id === askedId);

  const isHere = useIsHere();
  const compared = compareItems({ ...request, items: offer.items }).changed;
  const differences = new Map(compared.map(({ item, difference }) => [item.id, difference]));

  const approve = useRequestCommand({
    id,
    send: async (pressed: SentApproval) => {
      onSend(pressed);
      setProblems({});
      try {
        const answer = await approvePrice(id, pressed);
        forget();
        discounts.forget();
        void refresh(queries, endpoints.coupons.path, endpoints.points.path);
        if (isHere.current) await navigate(usagePaths.detail(id), { replace: true });
        return answer;
      } catch (thrown) {
        setProblems(toApiError(thrown).fields);
        throw thrown;
      } finally {
        onSent();
      }
    },
    doneText: (pressed) => approvedText(offer, pressed),
  });

  const press = async (button: Element) => {
    const pressed = {
      offerVersion: offer.version,
      declinedItemIds: [...declinedIds],
      totalWon,
      ...discounts.sent,
    };
    if (await agreesTo(button, totalWon)) approve.mutate(pressed);
  };

  return (
    <PageBody>
      {changes !== null && <ChangedNotice version={offer.version} changes={changes} totalWon={totalWon} />}
      <Stack $gap={4}>
        <div>
          <Text as="h2" $type="title1">
            품목별로 금액을 확인해 주세요
          </Text>
          <Text $type="label" $color="secondary">
            승인하시기 전에는 세탁을 시작하지 않아요. 빼신 품목은 세탁하지 않고 그대로 돌려 드려요.
          </Text>
        </div>
        {offer.piecesNote !== null && (
          <Notice>수거한 개수와 품목 수가 달라요. 세탁소가 남긴 말: {offer.piecesNote}</Notice>
        )}
      </Stack>
      <Section title="품목">
        <ul>
          {offer.items.map((item) => (
            <OfferItem
              key={item.id}
              item={item}
              difference={differences.get(item.id) ?? null}
              mark={changes?.marks.get(item.id)}
              isWashed={!declinedIds.has(item.id)}
              isLocked={approve.isPending}
              onChange={(isWashed) => choose(item.id, isWashed)}
              onAsk={() => setAskedId(item.id)}
            />
          ))}
        </ul>
      </Section>
      <DiscountSection
        offer={offer}
        declinedIds={declinedIds}
        discounts={discounts}
        problems={problems}
        isLocked={approve.isPending}
      />
      <OfferPrice request={request} offer={offer} declinedIds={declinedIds} price={price} />
      <OfferFacts request={request} offer={offer} isNothingLeft={isNothingLeft} />
      <FixedActions note={<Note role="status">{deliveryNote(offer, price)}</Note>}>
        <Button
          fullWidth
          pending={approve.isPending || isJustChanged}
          tone={isNothingLeft ? 'danger' : 'primary'}
          onClick={({ currentTarget }) => void press(currentTarget)}
        >
          {isNothingLeft ? '세탁 없이 돌려받기' : `${formatWon(totalWon)}으로 진행하기`}
        </Button>
      </FixedActions>
      {asked !== undefined && (
        <AskSheet
          requestId={id}
          item={asked}
          text={questionTexts[asked.name] ?? ''}
          onText={(text) => onQuestionText(asked.name, text)}
          onClose={() => setAskedId(null)}
        />
      )}
    </PageBody>
  );
};

/** Reason why declining items adds the delivery fee to the sum; null unless it does. */
const deliveryNote = (offer: RequestOffer, { lines }: ChoicePrice): string | null => {
  const fee = lines.find(({ kind }) => kind === 'delivery');
  if (fee === undefined || priceOfOffer(offer).lines.some(({ kind }) => kind === 'delivery')) return null;
  const from = formatWon(offer.terms.delivery.freeFromWon);
  return `품목을 빼서 할인 전 금액이 ${from}보다 적어요. 그래서 배송비 ${formatWon(fee.amountWon)}이 붙었어요.`;
};

const Note = styled(Text).attrs({ $type: 'label', $color: 'secondary' })`
  &:not(:empty) {
    margin-bottom: ${({ theme }) => theme.space[2]};
  }
`;

/** Whether the page is still open: a late response must not navigate away from another page. */
const useIsHere = () => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};
