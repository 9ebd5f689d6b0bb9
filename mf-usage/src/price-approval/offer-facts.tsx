import { DOT, type RequestDetail, type RequestOffer } from '@dongne/contract';
import { useNow } from '@dongne/platform';
import { KeyValueList } from '@dongne/ui';
import { announcedRows } from '../common/announced-rows';
import { dueDayText } from '../common/due-day';
import { Folded } from '../common/folded';
import { piecesText } from '../common/pieces-text';

interface OfferFactsProps {
  readonly request: RequestDetail;
  readonly offer: RequestOffer;
  /** Every item is declined: nothing is ready on the due day. */
  readonly isNothingLeft: boolean;
}

/** 신청 내용: the request beside what the shop found, with the day on which it is ready. */
export const OfferFacts = ({ request, offer, isNothingLeft }: OfferFactsProps) => {
  const now = useNow();
  const due = offer.dueDate === null || isNothingLeft ? null : dueDayText(offer.dueDate, now);
  const { laundryName } = request.shop;
  return (
    <Folded title="신청 내용" short={due === null ? laundryName : `${laundryName}${DOT}완료 예정 ${due}`}>
      <KeyValueList
        rows={[
          { key: '세탁소', value: laundryName },
          ...announcedRows(request),
          { key: '맡긴 개수', value: piecesText(request) },
          { key: '확인한 품목', value: `${offer.items.length}개` },
          ...(due === null ? [] : [{ key: '완료 예정', value: due }]),
        ]}
      />
    </Folded>
  );
};
