import { PARTNER_RESTRICTIONS, type PartnerRestriction } from '../tables';

interface PartnerProgramme {
  readonly name: string;
  readonly restrictions: readonly PartnerRestriction[];
}

/** Programmes by partner id. 1 is the municipal voucher programme: its users pay with vouchers. */
const PROGRAMMES: Readonly<Record<number, PartnerProgramme>> = {
  1: { name: '세탁 바우처', restrictions: PARTNER_RESTRICTIONS },
};

/** The programme of a partner id; an unknown one restricts nothing. */
export const programmeOf = (partnerId: number): PartnerProgramme =>
  PROGRAMMES[partnerId] ?? { name: '제휴', restrictions: [] };

/** Whether users of the programme must not use this part. `null` is nobody's programme. */
export const isRestricted = (partnerId: number | null, part: PartnerRestriction): boolean =>
  partnerId !== null && programmeOf(partnerId).restrictions.includes(part);
