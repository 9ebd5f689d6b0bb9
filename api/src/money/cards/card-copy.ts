/** Sentences about cards that members read; shared/build/src/test/price-promises.json. */
export const CARD_COPY = {
  off: '지금은 이 결제사에 카드를 등록할 수 없어요. 다른 결제사를 골라 주세요.',
  windowUsed: '이미 사용한 결제 창이에요. 다시 열어 주세요.',
  late: '시간이 지나서 등록하지 못했어요. 다시 시도해 주세요.',
  latePayment: '시간이 지나서 결제하지 못했어요. 다시 시도해 주세요.',
  unknown: '결제사의 답을 받지 못했어요. 카드는 등록되지 않았으니 다시 시도해 주세요.',
  unknownPayment: '결제 결과를 받지 못했어요. 이 페이지에서 결제되었는지 확인해 주세요.',
  stopped: '카드 등록을 취소했어요.',
  cancelled: '결제사의 답이 늦어서 등록을 취소했어요. 다시 시도해 주세요.',
  gone: '탈퇴한 회원의 카드는 등록할 수 없어요.',
  notPayable: '이 창에서는 아직 결제할 수 없어요.',
  unpaid: '결제하지 않은 금액이 있어서 카드를 삭제할 수 없어요. 결제를 마치거나 카드를 변경해 주세요.',
  membership:
    '멤버십을 이용하는 동안에는 카드를 삭제할 수 없어요. 카드를 변경하거나 멤버십을 해지한 뒤에 삭제해 주세요.',
} as const;
