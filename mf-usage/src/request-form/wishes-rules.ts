import { LAUNDRY_COUNT, piecesOf, type AnnouncedItem } from '@dongne/contract';
import type { LaundryWishes } from './laundry-wishes';

/** What is wrong with a form, field by field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * The wishes when something else is counted. 세탁물 수량 grows with it and never falls below it. It falls with it only while
 * everything is counted: whoever said ten pieces and takes one off again still hands over ten.
 */
export const withCounted = (
  { laundryNumByUser, items }: Pick<LaundryWishes, 'laundryNumByUser' | 'items'>,
  counted: readonly AnnouncedItem[],
): Pick<LaundryWishes, 'laundryNumByUser' | 'items'> => {
  const isAllCounted = piecesOf(items) === laundryNumByUser;
  const atLeast = isAllCounted ? LAUNDRY_COUNT.min : laundryNumByUser;
  return { items: counted, laundryNumByUser: Math.max(atLeast, piecesOf(counted)) };
};

/** What the form itself can say before the server is asked; the server checks everything again. */
export const wishesProblems = ({ hasMend, mendNote }: LaundryWishes): Problems<LaundryWishes> =>
  hasMend && mendNote.trim() === '' ? { mendNote: '어디를 어떻게 수선할지 적어 주세요.' } : {};

/** Wire name of a field → the form's field that shows its sentence. */
const FIELD_OF_WIRE: Readonly<Record<string, keyof LaundryWishes>> = {
  laundryNumByUser: 'laundryNumByUser',
  items: 'items',
  hasPremium: 'hasPremium',
  hasStain: 'hasStain',
  stain: 'stains',
  mendInfo: 'mendNote',
  mend: 'mendNote',
  dailyLaundryPaidService: 'serviceCodes',
  etc: 'etc',
  advanceLimitWon: 'advanceLimitWon',
};

/**
 * The server's sentences by the form's own fields.
 *
 * @param more fields that only one of the forms has.
 * @returns `rest` holds the sentences of fields that stand nowhere in the form.
 */
export const problemsOfServer = <Field extends string>(
  fields: Readonly<Record<string, string>>,
  more: Readonly<Record<string, Field>>,
): { readonly problems: Partial<Record<Field | keyof LaundryWishes, string>>; readonly rest: readonly string[] } => {
  const problems: Partial<Record<Field | keyof LaundryWishes, string>> = {};
  const rest: string[] = [];
  for (const [wire, sentence] of Object.entries(fields)) {
    const field = more[wire] ?? FIELD_OF_WIRE[wire];
    if (field === undefined) rest.push(sentence);
    else problems[field] = sentence;
  }
  return { problems, rest };
};
