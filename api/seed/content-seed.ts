import { BRAND, DELIVERY_BAG } from '@dongne/contract';
import type { Needs, Transaction } from '#base';
import { faqs, notices, popups } from '#tables';
import { FAQ_TEXTS } from './faq-texts';

const DAY_MS = 24 * 3_600_000;

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** Seeds notices, questions and popups, dated around the moment of the seed. */
export const seedContent = async (tx: Transaction, { clock }: Needs<'clock'>): Promise<void> => {
  const inDays = (days: number): Date => new Date(clock.now().getTime() + days * DAY_MS);

  await tx.insert(notices).values([
    {
      title: `${BRAND.name} 서비스를 시작해요`,
      text: paragraphs(
        '문 앞에 세탁물을 두면 우리 동네 세탁소가 가져가 깨끗하게 돌려 드려요.',
        '서울, 경기, 인천에서 이용할 수 있어요.',
      ),
      publishedAt: inDays(-90),
    },
    {
      title: '개인정보 처리방침이 바뀌어요',
      text: paragraphs(
        '안심번호 이용과 사진 보관 기간을 더 자세히 적었어요.',
        '바뀐 내용은 공지한 날부터 7일 뒤에 적용돼요.',
      ),
      publishedAt: inDays(-40),
    },
    {
      title: '명절 연휴 수거와 배송 안내',
      text: paragraphs(
        '연휴에는 세탁소마다 쉬는 날이 달라요.',
        '세탁소 상세 화면에서 수거할 수 있는 날을 확인해 주세요.',
      ),
      isImportant: true,
      publishedAt: inDays(-6),
    },
    {
      title: '금액은 승인한 뒤에만 결제돼요',
      text: paragraphs(
        '세탁소가 품목과 금액을 알려 드리면 직접 확인하고 승인할 수 있어요.',
        '승인하기 전에는 세탁을 시작하지 않아요.',
        '원하시면 신청할 때 금액을 정해 그 안에서는 미리 승인할 수 있어요.',
      ),
      publishedAt: inDays(-2),
    },
  ]);

  await tx.insert(faqs).values([...FAQ_TEXTS]);
  await tx.insert(popups).values({
    place: 'bottom',
    title: '수거백이 있으면 더 편해요',
    text: `회원이면 첫 수거백은 무료예요. 영업일 기준 ${DELIVERY_BAG.weekdays}일 이내에 도착해요.`,
    path: '/delivery-bag',
    startsAt: inDays(-30),
    endsAt: inDays(365),
  });
};
