import { searchText, type FaqList } from '@dongne/contract';

type Faqs = FaqList['items'];

/** Letters that carry the words; people leave out spaces and write Latin letters as they like. */
const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Questions that hold every searched word in their question, answer or category; all of them for no word. */
export const searchFaqs = (faqs: Faqs, search: string): Faqs => {
  const words = searchText(search).split(' ').map(plain).filter(Boolean);
  return faqs.filter(({ category, question, answer }) => {
    const text = plain(`${category} ${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
};
