import { PARTNER_RESTRICTIONS, type PartnerRestriction } from '#tables';

interface PartnerProgramme {
  readonly name: string;
  readonly restrictions: readonly PartnerRestriction[];
  /** Its users pay with vouchers, and with nothing else. */
  readonly paysWithVouchers: boolean;
}

/** Programmes by partner id. 1 is the municipal voucher programme: its users pay with vouchers. */
const PROGRAMMES: Readonly<Record<number, PartnerProgramme>> = {
  1: { name: '세탁 바우처', restrictions: PARTNER_RESTRICTIONS, paysWithVouchers: true },
};

/** The programme of a partner id; an unknown one restricts nothing. */
export const programmeOf = (partnerId: number): PartnerProgramme =>
  PROGRAMMES[partnerId] ?? { name: '제휴', restrictions: [], paysWithVouchers: false };

/** Whether users of the programme must not use this part. `null` is nobody's programme. */
export const isRestricted = (partnerId: number | null, part: PartnerRestriction): boolean =>
  partnerId !== null && programmeOf(partnerId).restrictions.includes(part);

/** Whether users of the programme pay with vouchers. `null` is nobody's programme. */
export const paysWithVouchers = (partnerId: number | null): boolean =>
  partnerId !== null && programmeOf(partnerId).paysWithVouchers;

/** Partner ids whose users pay with vouchers. */
export const VOUCHER_PARTNERS: readonly number[] = Object.keys(PROGRAMMES).map(Number).filter(paysWithVouchers);
