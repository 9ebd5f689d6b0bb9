// Facts of a request for its shop.
import { facts, h, inSeoul, joined, pictures, won } from './dom.js';
import { quoted, t } from './language.js';

const wishes = ({ hasPremium, hasStain, deliveryBag, dailyLaundryPaidService, etc }) =>
  joined(
    hasPremium && t('프리미엄 세탁'),
    hasStain && t('얼룩 제거'),
    deliveryBag && t('수거백 요청'),
    dailyLaundryPaidService.map(({ label, priceWon }) => h('span', {}, quoted(label), ' ', won(priceWon))),
    quoted(etc),
  );

const PREFERENCES = {
  softener: { added: '섬유유연제 넣음', none: '섬유유연제 안 넣음' },
  ironing: { all: '다림질 모두', shirts: '다림질 셔츠만', none: '다림질 안 함' },
  temperature: { cold: '찬물', lukewarm: '미지근한 물' },
  scent: { scented: '향 있음', none: '향 없음' },
};

const washing = (chosen) =>
  chosen ? joined(Object.entries(PREFERENCES).map(([name, words]) => t(words[chosen[name]]))) : '';

const mendLine = ({ mendName, withLaundry, mendDetail, images, clothPhotos }) =>
  h(
    'div',
    {},
    joined(quoted(mendName), withLaundry ? t('세탁도 함께') : t('수선만'), quoted(mendDetail)),
    h('div', { className: 'photos' }, pictures(images, '수선할 곳 표시'), pictures(clothPhotos, '옷 사진')),
  );

const itemLine = ({ name, priceWon, note, declined, photos }) =>
  h(
    'div',
    {},
    joined(h('span', {}, quoted(name), ' ', won(priceWon), declined && ` ${t('(고객이 뺌)')}`), quoted(note)),
    h('div', { className: 'photos' }, pictures(photos, '품목 사진')),
  );

const around = ({ area, originalStatus }) =>
  h(
    'span',
    {},
    quoted(`${area.gungu} ${area.emd}`),
    t(', 약 {km}km', { km: (area.distanceM / 1_000).toFixed(1) }),
    originalStatus === 'Requested' && ` ${t('(수거를 확정하면 주소가 보여요)')}`,
  );

const place = (request) => {
  const { address, entrancePassword } = request;
  if (address === null) return around(request);
  return joined(
    quoted(`${address.roadAddress} ${address.subAddress}`),
    quoted(address.entranceInfo),
    entrancePassword && h('span', {}, t('비밀번호'), ' ', quoted(entrancePassword)),
  );
};

const counted = ({ laundryNumByUser, announcedItems }) =>
  joined(
    t('{count}개', { count: laundryNumByUser }),
    announcedItems.map(({ category, count }) => quoted(`${category} ${count}`)),
  );

const questionLine = ({ itemName, text, answer }) =>
  h('div', {}, quoted(`${itemName}: ${text}`), ' → ', answer === null ? t('답변 전') : quoted(answer));

export const requestFacts = (request) =>
  facts([
    ['수거 시간', t('{time}부터 2시간', { time: inSeoul(request.collectionTime) })],
    ['장소', place(request)],
    ['고객이 적은 수량', counted(request)],
    ['요청', wishes(request)],
    ['세탁 취향', washing(request.washingPreferences)],
    [
      '구입 가격',
      request.valuables.map(({ category, priceWon, boughtOn }) =>
        h('div', {}, joined(quoted(category), won(priceWon), boughtOn)),
      ),
    ],
    [
      '얼룩 사진',
      request.stain.length > 0 ? h('div', { className: 'photos' }, pictures(request.stain, '얼룩 사진')) : '',
    ],
    ['수선', request.mend.map(mendLine)],
    ['수거한 수량', request.pieces === null ? '' : t('{count}개', { count: request.pieces })],
    ['안내한 품목', request.items.map(itemLine)],
    [
      '안내한 금액',
      request.totalWon === null ? '' : joined(won(request.totalWon), request.isApproved && t('고객이 승인했어요')),
    ],
    ['완료 예정일', request.dueDate === null ? '' : inSeoul(request.dueDate)],
    ['질문', request.questions.map(questionLine)],
  ]);
