import { formatCount, INQUIRY, INQUIRY_CATEGORIES, typedText } from '@dongne/contract';
import * as v from 'valibot';

/** Value for no request. */
export const NO_REQUEST = 'none';

/** Stored fields of an inquiry. */
export const INQUIRY_TEXTS = {
  category: v.union([v.literal(''), v.picklist(INQUIRY_CATEGORIES)]),
  text: v.string(),
  request: v.string(),
} as const;

/** Values of the inquiry form; the request by its number. */
export type InquiryValues = v.InferOutput<v.ObjectSchema<typeof INQUIRY_TEXTS, undefined>>;

/** Initial values of an inquiry. */
export const EMPTY_INQUIRY: InquiryValues = { category: '', text: '', request: NO_REQUEST };

const letters = v.pipe(
  v.string(),
  v.check((text) => typedText(text) !== '', '문의할 내용을 적어 주세요.'),
  v.check(
    (text) => [...typedText(text)].length <= INQUIRY.maxLetters,
    `${formatCount(INQUIRY.maxLetters)}자까지 적을 수 있어요.`,
  ),
);

/** Client-side validation of an inquiry. */
export const INQUIRY_SCHEMA = v.object({
  category: v.pipe(INQUIRY_TEXTS.category, v.nonEmpty('무엇에 관한 문의인지 골라 주세요.')),
  text: letters,
  request: v.string(),
});

/** Client-side validation of a reply. */
export const REPLY_SCHEMA = v.object({ text: letters });
