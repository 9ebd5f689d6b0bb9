/** Product name and business information. The only place where either is spelt; a rename is a change of this file. */
export const BRAND = {
  name: '동네세탁',
  tagline: '우리 동네 세탁소가 문 앞까지',
  /** Phone number of 전화 상담. */
  supportPhone: '1500-0000',
} as const;

/** Business information that the law requires on Home (E-Commerce Act §10); `undefined` until known, never invented. */
export interface BusinessInformation {
  readonly company: string | undefined;
  readonly representative: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly mailOrderNumber: string | undefined;
  readonly address: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** Filled in when the company is registered. */
export const BUSINESS: BusinessInformation = {
  company: undefined,
  representative: undefined,
  registrationNumber: undefined,
  mailOrderNumber: undefined,
  address: undefined,
  phone: undefined,
  email: undefined,
};

/** Returns the lines of a footer, without unknown values and empty lines. */
export const businessLines = (business: BusinessInformation): readonly string[] => {
  const { company, representative, registrationNumber, mailOrderNumber, address, phone, email } = business;
  const named = (name: string, value: string | undefined) => value && `${name} ${value}`;
  return [
    [company, named('대표', representative)],
    [named('사업자등록번호', registrationNumber), named('통신판매업', mailOrderNumber)],
    [address],
    [phone, email],
  ]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '');
};
