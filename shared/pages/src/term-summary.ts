import { BRAND, POINTS, type RegistrationTerm } from '@dongne/contract';

/** Plain-language summary of each term, one tap away from its checkbox. */
export const TERM_SUMMARY: Record<RegistrationTerm, string> = {
  service: `${BRAND.name}에서 세탁 수거와 배송을 신청하고 이용하기 위한 약속이에요. 세탁은 고객님이 최종 금액을 직접 또는 미리 승인한 뒤에 시작해요. 포인트는 적립일부터 ${POINTS.lifeMonths}개월 동안 쓸 수 있어요.`,
  privacy:
    '휴대폰 번호와 주소를 모아요. 본인 확인, 수거와 배송, 이용 안내에만 쓰고, 신청한 세탁소에는 수거와 배송에 필요한 정보만 전달해요. 탈퇴하면 법에서 정한 기간 동안만 보관한 뒤 지워요. 동의하지 않으면 가입할 수 없어요.',
  location:
    '현재 위치로 가까운 세탁소와 주소를 찾을 때만 위치 정보를 써요. 동의하지 않아도 주소를 직접 검색해서 이용할 수 있어요.',
  marketing:
    '할인과 이벤트 소식을 앱 알림으로 보내 드려요. 동의하지 않아도 서비스를 이용할 수 있고, 동의한 뒤에도 알림 설정에서 언제든 끌 수 있어요.',
  night: '밤 21시부터 아침 8시 사이에도 혜택 알림을 보내 드려요. 동의하지 않아도 서비스를 이용할 수 있어요.',
};
