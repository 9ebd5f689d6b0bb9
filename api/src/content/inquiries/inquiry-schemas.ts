import { Type, type Static } from 'typebox';
import { INQUIRY, INQUIRY_CATEGORIES } from '@dongne/contract';
import { Id, Instant, nullable, oneOf, ref } from '#base';

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const InquiryBody = Type.Object(
  {
    category: oneOf(INQUIRY_CATEGORIES),
    text: words(INQUIRY.maxLetters),
    applicationId: Type.Optional(nullable(Id, { description: 'request of the member that it is about' })),
  },
  { $id: 'InquiryBody' },
);
export type InquiryInput = Static<typeof InquiryBody>;

export const InquiryReplyBody = Type.Object({ text: words(INQUIRY.maxLetters) }, { $id: 'InquiryReplyBody' });

export const InquiryAnswerBody = Type.Object({ text: words(INQUIRY.answerLetters) }, { $id: 'InquiryAnswerBody' });

const InquiryMessage = Type.Object(
  { id: Type.Integer(), writer: oneOf(['member', 'support']), text: Type.String(), at: Instant },
  { $id: 'InquiryMessage' },
);

const THREAD = {
  id: Type.Integer(),
  category: oneOf(INQUIRY_CATEGORIES),
  applicationId: nullable(Type.Integer(), { description: 'request that it is about' }),
  createdAt: Instant,
  isAnswered: Type.Boolean({ description: 'support has the last word' }),
};

export const Inquiry = Type.Object({ ...THREAD, messages: Type.Array(ref(InquiryMessage)) }, { $id: 'Inquiry' });
export type InquiryView = Static<typeof Inquiry>;

const InquirySummary = Type.Object(
  { ...THREAD, text: Type.String({ description: 'the newest message' }), lastAt: Instant },
  { $id: 'InquirySummary' },
);
export type InquirySummaryView = Static<typeof InquirySummary>;

export const InquiryPage = Type.Object(
  { items: Type.Array(ref(InquirySummary)), nextCursor: nullable(Type.String()) },
  { $id: 'InquiryPage' },
);

export const OperatorInquiryQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[01]_[0-9]{1,9}$' })),
});

export const OperatorInquiryPage = Type.Object(
  { items: Type.Array(ref(Inquiry)), nextCursor: nullable(Type.String()) },
  { $id: 'OperatorInquiryPage' },
);
