import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';
import { PARTNER_RESTRICTIONS } from '#tables';

const NoticeSummary = Type.Object(
  { id: Type.Integer(), title: Type.String(), publishedAt: Instant, isImportant: Type.Boolean() },
  { $id: 'NoticeSummary' },
);
export const NoticeList = Type.Object({ items: Type.Array(ref(NoticeSummary)) }, { $id: 'NoticeList' });
export const NoticeDetail = Type.Object({ ...NoticeSummary.properties, text: Type.String() }, { $id: 'NoticeDetail' });

export const Faq = Type.Object(
  {
    id: Type.Integer(),
    category: Type.String(),
    question: Type.String(),
    answer: Type.String(),
    needs: nullable(oneOf(PARTNER_RESTRICTIONS)),
  },
  { $id: 'Faq' },
);
export const FaqList = Type.Object({ items: Type.Array(ref(Faq)) }, { $id: 'FaqList' });

export const Popup = Type.Object(
  { id: Type.Integer(), title: Type.String(), text: Type.String(), path: nullable(Type.String()) },
  { $id: 'Popup' },
);
/** At most one popup in each of the two places of Home. */
export const Popups = Type.Object({ middle: nullable(ref(Popup)), bottom: nullable(ref(Popup)) }, { $id: 'Popups' });

export type NoticeView = Static<typeof NoticeDetail>;
export type FaqView = Static<typeof Faq>;
export type PopupsView = Static<typeof Popups>;
export type PopupView = Static<typeof Popup>;
