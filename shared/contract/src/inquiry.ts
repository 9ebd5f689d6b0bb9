/** Categories of a message to support. */
export const INQUIRY_CATEGORIES = ['Pickup', 'Price', 'Wash', 'Benefit', 'Account', 'Other'] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];
export const INQUIRY_CATEGORY_LABEL: Record<InquiryCategory, string> = {
  Pickup: '수거·배송',
  Price: '금액·결제',
  Wash: '세탁 결과',
  Benefit: '쿠폰·포인트',
  Account: '회원 정보',
  Other: '기타',
};
