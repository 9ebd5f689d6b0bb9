import {
  formatDay,
  formatMoment,
  formatTimeRange,
  formatWon,
  NOSHOW_FEE_WON,
  type NoShow,
  type RequestDetail,
} from '@dongne/contract';
import { Card, KeyValueList, Notice, Stack } from '@dongne/ui';
import type { ReactNode } from 'react';
import { PhotoRow } from '../common/photo-row';
import { ObjectionState } from './objection-state';

interface FailedCollectionProps {
  readonly request: RequestDetail;
  readonly noShow: NoShow;
  /** Actions for this failed collection. */
  readonly children?: ReactNode;
}

/** Time, photo and fee of a failed collection, and the state of an objection. */
export const FailedCollection = ({ request, noShow, children }: FailedCollectionProps) => (
  <Stack>
    <Card tone="sunken">
      <KeyValueList
        rows={[
          { key: '세탁소', value: request.shop.laundryName },
          ...(noShow.slotStartsAt === null || noShow.slotEndsAt === null
            ? []
            : [{ key: '수거 시간', value: slotText(noShow.slotStartsAt, noShow.slotEndsAt) }]),
          { key: '확인 시각', value: formatMoment(noShow.at) },
          { key: '수수료', value: feeOf(noShow) },
        ]}
      />
      {noShow.photos.length > 0 && <PhotoRow name="문 앞 사진" photos={noShow.photos} />}
    </Card>
    {noShow.isUpheld !== true && <Notice>{feeSentence(request, noShow)}</Notice>}
    <ObjectionState noShow={noShow} />
    {children}
  </Stack>
);

const slotText = (startsAt: string, endsAt: string): string =>
  `${formatDay(startsAt)} ${formatTimeRange(startsAt, endsAt)}`;

const feeOf = ({ feeWon, isUpheld }: NoShow): string => {
  if (feeWon === 0) return '없음';
  return isUpheld === true ? `${formatWon(feeWon)} 취소됨` : formatWon(feeWon);
};

const feeSentence = ({ originalStatus }: RequestDetail, { feeWon }: NoShow): string => {
  if (feeWon === 0) return `이번에는 무료예요. 두 번째부터 수수료 ${formatWon(NOSHOW_FEE_WON)}이 있어요.`;
  return originalStatus === 'NoShow'
    ? `수거 실패 수수료 ${formatWon(feeWon)}이 있어요. 다시 신청하시면 이용 금액에 더해져요.`
    : `수거 실패 수수료 ${formatWon(feeWon)}이 이 신청의 금액에 더해져요.`;
};
