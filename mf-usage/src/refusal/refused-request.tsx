import { formatMoment, type RequestDetail } from '@dongne/contract';
import { Card, KeyValueList } from '@dongne/ui';
import { CollectionTime } from '../common/collection-time';
import { PhotoRow } from '../common/photo-row';

/** Refused request: its facts, its end, the shop's reason and photo. */
export const RefusedRequest = ({ request }: { request: RequestDetail }) => {
  const latest = request.timeline.at(-1);
  return (
    <Card tone="sunken">
      <KeyValueList
        rows={[
          { key: '세탁소', value: request.shop.laundryName },
          { key: '수거 시간', value: <CollectionTime request={request} /> },
          { key: '세탁물 수량', value: `${request.laundryNumByUser}개` },
          ...(latest === undefined ? [] : [{ key: '처리 시각', value: formatMoment(latest.at) }]),
          ...(latest?.reason ? [{ key: '사유', value: latest.reason }] : []),
        ]}
      />
      {latest !== undefined && latest.photos.length > 0 && (
        <PhotoRow name="세탁소가 남긴 사진" photos={latest.photos} />
      )}
    </Card>
  );
};
