import type { ProviderReply } from '#base';
import type { AnswerFields } from './card-fields';
import type { Doubt } from './outcome';

/** Parses an answer, or explains why it cannot be parsed; only HTTP statuses that `isReadable` accepts are parsed. */
export const readReply = (
  reply: ProviderReply,
  parse: (text: string) => AnswerFields | null,
  isReadable: (status: number) => boolean,
): { readonly fields: AnswerFields } | { readonly doubt: Doubt } => {
  if (reply.state === 'unanswered') return { doubt: reply.doubt };
  if (!isReadable(reply.status)) return { doubt: { why: 'http' } };
  const fields = parse(reply.text);
  return fields === null ? { doubt: { why: 'unreadable' } } : { fields };
};

const HTTP_OK = 200;

/** KG Inicis answers everything with 200. */
export const isOk = (status: number): boolean => status === HTTP_OK;
