/** The product's name and the business behind it. The only place where either is spelt; a rename is a change of this file. */
export const BRAND = {
  name: '동네세탁',
  tagline: '우리 동네 세탁소가 문 앞까지',
  /** Legal business information that Home's footer must show (E-Commerce Act §10). Placeholders until the company is registered. */
  business: {
    company: '주식회사 동네세탁',
    representative: '대표자 등록 예정',
    registrationNumber: '000-00-00000',
    mailOrderNumber: '제0000-서울강남-00000호',
    address: '서울특별시 강남구 삼성동',
    phone: '1500-0000',
    email: 'help@dongne.example',
  },
} as const;
