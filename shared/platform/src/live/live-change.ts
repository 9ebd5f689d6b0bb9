import { CHANGE_KINDS, type LiveChange } from '@dongne/contract';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses an event. `unknown`: a kind of a newer server. `garbage`: invalid. */
export const changeOf = (data: string): LiveChange | 'unknown' | 'garbage' => {
  const said = parsed(data);
  return typeof said === 'object' && said !== null ? readChange(said) : 'garbage';
};

/** Reads a parsed change, such as a message of another tab. */
export const readChange = (said: object): LiveChange | 'unknown' | 'garbage' => {
  if (!('kind' in said) || !('applicationId' in said) || !('at' in said)) return 'garbage';
  const { applicationId, at } = said;
  const isId = applicationId === null || typeof applicationId === 'number';
  if (typeof said.kind !== 'string' || typeof at !== 'string' || !isId) return 'garbage';
  const kind = CHANGE_KINDS.find((known) => known === said.kind);
  return kind === undefined ? 'unknown' : { kind, applicationId, at };
};
