import { searchText, type FaqList } from '@dongne/contract';

type Faqs = FaqList['items'];

/** Normalized text without spaces and case. */
const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Questions that contain every searched word in question, answer or category; all of them without a word. */
export const searchFaqs = (faqs: Faqs, search: string): Faqs => {
  const words = searchText(search).split(' ').map(plain).filter(Boolean);
  return faqs.filter(({ category, question, answer }) => {
    const text = plain(`${category} ${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
};
