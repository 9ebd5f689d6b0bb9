import { idOf } from '@dongne/pages';
import type { PageHeads } from '@dongne/platform';
import { shopHead } from './shop-detail/shop-head';
import { reviewHead, reviewListHead } from './shop-reviews/review-heads';

/** Document metadata of this remote's pages. */
export const pageHeads: PageHeads = {
  '/laundry/list': () => ({
    description: '수거·배송하는 우리 동네 세탁소를 가격, 평점, 거리로 견주어 보고 수거를 신청하세요.',
  }),
  '/laundry/map': () => ({
    description: '우리 동네 세탁소가 어디 있는지, 가격은 얼마인지 지도에서 확인하세요.',
  }),
  '/laundry/:id': shopHead,
  '/laundry/:id/review': reviewListHead,
  '/laundry/review/:id': (place) => reviewHead(place, idOf(place.params['id'])),
  '/laundry/review': (place) => reviewHead(place, idOf(place.query.get('id'))),
  '/delivery-bag': () => ({ description: '세탁물을 담아 문 앞에 내놓는 수거백을 신청하세요.' }),
  '/service': () => ({ description: '수거부터 금액 승인, 세탁, 배송까지 서비스가 어떻게 이루어지는지 안내해요.' }),
  '/service/areaInfo': () => ({
    description: '세탁물을 수거하고 배송하는 지역을 확인하세요.',
  }),
};
