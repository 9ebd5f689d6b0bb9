import { endpoints, SPRING_SALE_EVENT_ID } from '@dongne/contract';
import { contentPaths, mypagePaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import type { RenderedPlace, PageHead, PageHeads } from '@dongne/platform';

const SPRING_SALE = '/event/springSale';

/** Length of a description in search results. */
const DESCRIPTION_LETTERS = 150;

const beginningOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LETTERS);

/** Head of a notice with one canonical URL: older links have the id in the query. */
const noticeHead = ({ answerOf, isNotThere }: RenderedPlace, id: number | undefined): PageHead => {
  if (id === undefined || isNotThere(endpoints.notice, { id })) return { isMissing: true };
  const notice = answerOf(endpoints.notice, { id });
  return {
    title: notice?.title,
    description: notice && beginningOf(notice.text),
    canonical: mypagePaths.notice(id),
  };
};

const eventHead = ({ answerOf, isNotThere }: RenderedPlace, id: number | undefined): PageHead => {
  if (id === undefined || isNotThere(endpoints.event, { id })) return { isMissing: true };
  const event = answerOf(endpoints.event, { id });
  return {
    description: event && beginningOf(event.summary),
    // The spring sale has a readable address.
    canonical: id === SPRING_SALE_EVENT_ID ? SPRING_SALE : contentPaths.event(id),
  };
};

/** Document metadata of this remote's pages. */
export const pageHeads: PageHeads = {
  '/mypage/customer-center': () => ({
    description: '수거 신청, 금액 승인, 결제, 배송에 대해 자주 묻는 질문과 답을 모았어요.',
  }),
  '/mypage/notice': () => ({ description: '서비스의 새 소식과 알려 드릴 일을 모았어요.' }),
  '/mypage/notice/:id': (place) => noticeHead(place, idOf(place.params['id'])),
  '/noticeDetail': (place) => noticeHead(place, idOf(place.query.get('id'))),
  '/event': () => ({ description: '지금 참여할 수 있는 이벤트와 쿠폰을 확인해 보세요.' }),
  [SPRING_SALE]: (place) => eventHead(place, SPRING_SALE_EVENT_ID),
  '/event/:id': (place) => eventHead(place, idOf(place.params['id'])),
  '/how-to-use': () => ({
    description: '문 앞에 내놓으면 우리 동네 세탁소가 수거하고, 승인하신 금액으로만 세탁해 문 앞까지 가져다 드려요.',
  }),
};
