// What a shop is told of a request.
import { facts, h, inSeoul, pictures, won } from './dom.js';

const wishes = ({ hasPremium, hasStain, deliveryBag, dailyLaundryPaidService, etc }) =>
  [
    hasPremium && '프리미엄 세탁',
    hasStain && '얼룩 제거',
    deliveryBag && '수거백 요청',
    ...dailyLaundryPaidService.map(({ label, priceWon }) => `${label} ${won(priceWon)}`),
    etc,
  ]
    .filter(Boolean)
    .join(' · ');

const mendLine = ({ mendName, withLaundry, mendDetail, images, clothPhotos }) =>
  h(
    'div',
    {},
    [mendName, withLaundry ? '세탁도 함께' : '수선만', mendDetail].filter(Boolean).join(' · '),
    h('div', { className: 'photos' }, pictures(images, `${mendName} 표시`), pictures(clothPhotos, '옷 사진')),
  );

const itemLine = ({ name, priceWon, note, declined, photos }) =>
  h(
    'div',
    {},
    `${name} ${won(priceWon)}${declined ? ' (고객이 뺌)' : ''}${note === '' ? '' : ` · ${note}`}`,
    h('div', { className: 'photos' }, pictures(photos, name)),
  );

const place = ({ address, area, entrancePassword, originalStatus }) =>
  address === null
    ? `${area.gungu} ${area.emd}, 약 ${(area.distanceM / 1_000).toFixed(1)}km${originalStatus === 'Requested' ? ' (수거를 확정하면 주소가 보여요)' : ''}`
    : [
        `${address.roadAddress} ${address.subAddress}`,
        address.entranceInfo,
        entrancePassword && `비밀번호 ${entrancePassword}`,
      ]
        .filter(Boolean)
        .join(' · ');

const counted = ({ laundryNumByUser, announcedItems }) =>
  [`${laundryNumByUser}개`, ...announcedItems.map(({ category, count }) => `${category} ${count}`)].join(' · ');

export const requestFacts = (request) =>
  facts([
    ['수거 시간', `${inSeoul(request.collectionTime)}부터 2시간`],
    ['장소', place(request)],
    ['고객이 적은 수량', counted(request)],
    ['요청', wishes(request)],
    ['얼룩 사진', request.stain.length > 0 ? h('div', { className: 'photos' }, pictures(request.stain, '얼룩')) : ''],
    ['수선', request.mend.map(mendLine)],
    ['수거한 수량', request.pieces === null ? '' : `${request.pieces}개`],
    ['안내한 품목', request.items.map(itemLine)],
    [
      '안내한 금액',
      request.totalWon === null ? '' : `${won(request.totalWon)}${request.isApproved ? ' (고객 승인)' : ''}`,
    ],
    ['완료 예정일', request.dueDate === null ? '' : inSeoul(request.dueDate)],
    [
      '질문',
      request.questions.map(({ itemName, text, answer }) =>
        h('div', {}, `${itemName}: ${text} → ${answer ?? '답변 전'}`),
      ),
    ],
  ]);
