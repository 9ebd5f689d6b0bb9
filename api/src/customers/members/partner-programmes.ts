import { PARTNER_RESTRICTIONS, type PartnerRestriction } from '#tables';

interface PartnerProgramme {
  readonly name: string;
  readonly restrictions: readonly PartnerRestriction[];
  /** Whether its users pay with vouchers only. */
  readonly paysWithVouchers: boolean;
}

/** Programmes by partner id. 1 is the municipal voucher programme: its users pay with vouchers. */
const PROGRAMMES: Readonly<Record<number, PartnerProgramme>> = {
  1: { name: '세탁 바우처', restrictions: PARTNER_RESTRICTIONS, paysWithVouchers: true },
};

/** Programme by partner id; an unknown one restricts nothing. */
export const programmeOf = (partnerId: number): PartnerProgramme =>
  PROGRAMMES[partnerId] ?? { name: '제휴', restrictions: [], paysWithVouchers: false };

/** Whether a part is disabled for users of the programme. `null` is no programme. */
export const isRestricted = (partnerId: number | null, part: PartnerRestriction): boolean =>
  partnerId !== null && programmeOf(partnerId).restrictions.includes(part);

/** Whether users of the programme pay with vouchers. `null` is no programme. */
export const paysWithVouchers = (partnerId: number | null): boolean =>
  partnerId !== null && programmeOf(partnerId).paysWithVouchers;

/** Partner ids whose users pay with vouchers. */
export const VOUCHER_PARTNERS: readonly number[] = Object.keys(PROGRAMMES).map(Number).filter(paysWithVouchers);
