import {
  DOT,
  formatDay,
  formatMoment,
  mendTitle,
  valuableText,
  washingPreferencesText,
  type RequestDetail,
  type RequestMend,
} from '@dongne/contract';
import { KeyValueList, Section, Text, type KeyValueListProps } from '@dongne/ui';
import styled from 'styled-components';
import { announcedRows } from '../common/announced-rows';
import { CollectionTime } from '../common/collection-time';
import { Folded } from '../common/folded';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';
import { PhotoRow } from '../common/photo-row';
import { piecesText } from '../common/pieces-text';

const TITLE = '신청 정보';

/** 신청 정보: the order of the customer. Folded from the collection on: until then the time and place matter most. */
export const RequestFacts = ({ request }: { request: RequestDetail }) =>
  request.originalStatus === 'Requested' ? (
    <Section title={TITLE}>
      <Facts request={request} />
    </Section>
  ) : (
    <Folded title={TITLE} short={`${formatDay(request.collectionTime)} 수거${DOT}${piecesText(request)}`}>
      <Facts request={request} />
    </Folded>
  );

const Facts = ({ request }: { request: RequestDetail }) => (
  <>
    <KeyValueList rows={factsOf(request)} />
    {request.stain.length > 0 && <PhotoRow name="얼룩 사진" photos={request.stain} />}
    {markedPictures(request).length > 0 && <PhotoRow name="수선할 곳" photos={markedPictures(request)} isWide />}
    {clothPhotos(request).length > 0 && <PhotoRow name="수선할 옷" photos={clothPhotos(request)} />}
    {request.etc !== '' && (
      <Note>
        <Text $type="captionStrong" $color="tertiary">
          요청사항
        </Text>
        <Text $type="label">{request.etc}</Text>
      </Note>
    )}
  </>
);

const factsOf = (request: RequestDetail): KeyValueListProps['rows'] => {
  const {
    address,
    entrance,
    mend,
    dailyLaundryPaidService: services,
    washingPreferences: washing,
    valuables,
  } = request;
  const extras = [
    ...(request.hasPremium ? ['프리미엄 세탁'] : []),
    ...(request.hasStain ? ['얼룩 확인'] : []),
    ...services.map(({ label }) => label),
  ];
  return [
    { key: '신청 일시', value: formatMoment(request.createdAt) },
    { key: '수거 시간', value: <CollectionTime request={request} /> },
    { key: '세탁물 수량', value: piecesText(request) },
    // Until the items are known they are shown in place of them.
    ...(request.items.length > 0 || hasEndedUnwashed(request) ? announcedRows(request) : []),
    { key: '수거 주소', value: addressText(address) },
    { key: '공동현관', value: entranceText(entrance, address.entranceInfo) },
    ...(request.deliveryBag ? [{ key: '세탁물 포장', value: '수거백에 담아 두기' }] : []),
    ...(extras.length === 0 ? [] : [{ key: '추가 요청', value: extras.join(', ') }]),
    ...(washing === null ? [] : [{ key: '세탁 취향', value: washingPreferencesText(washing) }]),
    ...(valuables.length === 0
      ? []
      : [{ key: '구입 가격', value: <Lines>{valuables.map(valuableText).join('\n')}</Lines> }]),
    ...(mend.length === 0 ? [] : [{ key: '수선', value: <Lines>{mend.map(mendText).join('\n')}</Lines> }]),
  ];
};

/** Full address, or only the district once the rest is erased long after the end. */
const addressText = ({ roadAddress, address, subAddress, sido, gungu, emd }: RequestDetail['address']): string =>
  [roadAddress || address || [sido, gungu, emd].join(' '), subAddress].filter(Boolean).join(' ');

/** Entrance details of this request and those stored with the address, both visible to the shop. */
const entranceText = ({ hasPassword, password }: RequestDetail['entrance'], entranceInfo: string): string => {
  if (hasPassword) return [password ?? '비밀번호 있음', entranceInfo].filter(Boolean).join('\n');
  return entranceInfo || '비밀번호 없음';
};

const markedPictures = ({ mend }: RequestDetail) => mend.flatMap(({ images }) => images);

const clothPhotos = ({ mend }: RequestDetail) => mend.flatMap((each) => each.clothPhotos);

/** `재킷 소매: 2cm 줄여 주세요 · 세탁 함께` */
const mendText = ({ clothType, mendName, mendDetail, withLaundry }: RequestMend): string =>
  [
    mendDetail === '' ? mendTitle({ clothType, mendName }) : `${mendTitle({ clothType, mendName })}: ${mendDetail}`,
    withLaundry ? '세탁 함께' : '수선만',
  ].join(DOT);

const Lines = styled.span`
  white-space: pre-line;
`;

const Note = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
  white-space: pre-line;
`;
