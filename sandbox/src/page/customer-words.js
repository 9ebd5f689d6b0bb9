// Default texts for customers in forms of shops and operators: Korean in every language of the page, as customers are.

export const DENIAL = '죄송해요. 이번에는 방문이 어려워요.';
export const UNWASHABLE = '물세탁도 드라이도 할 수 없는 소재예요.';
export const ITEM_ANSWER = '확인해 보니 손질이 더 필요해서 그 금액이에요.';
export const CLAIM_ANSWER = '불편을 드려 죄송해요. 보내 주신 내용을 확인했어요.';
export const DAYS_OFF = '여름휴가';
export const CARRIER = '우체국택배';

/** By the decision of a claim. */
export const DECISIONS = {
  Refund: '사진과 기록을 확인했어요. 아래 금액으로 보상해 드려요.',
  WashAgain: '사진과 기록을 확인했어요. 세탁소가 다시 수거해서 세탁해 드려요.',
  Refuse: '사진과 기록을 확인했지만 세탁 중에 생긴 일로 보기 어려워요.',
};

export const ADVERTISEMENT = { title: '겨울옷 보관 전에 세탁하세요', text: '코트와 패딩을 집 앞에서 수거해요.' };

/** Frame that the server adds to an advertisement (docs/domain/messages.md). */
export const ADVERTISING_MARK = '(광고)';
export const ADVERTISING_REFUSE = '수신 거부: 마이 > 알림 > 설정';
