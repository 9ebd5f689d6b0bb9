import { isRecord } from '@dongne/contract';
import { ANSWERS, SHAPES, type Shape } from './answer-shapes.generated';

const SCALARS = [undefined, 'string', 'number', 'boolean'];

const fits = (value: unknown, shape: Shape): boolean => {
  if (typeof shape === 'string') return fits(value, SHAPES[shape] ?? 0);
  if (typeof shape === 'number') return SCALARS[shape] === undefined || typeof value === SCALARS[shape];
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  if (!isRecord(value) || Array.isArray(value)) return false;
  return Object.entries(shape).every(([name, inner]) => fitsKey(value, name, inner));
};

const isList = (shape: object): shape is readonly [Shape] => Array.isArray(shape);

const fitsKey = (value: Readonly<Record<string, unknown>>, name: string, shape: Shape): boolean => {
  const key = name.replace(/[?~]$/, '');
  const held = value[key];
  if (held === undefined) return name.endsWith('?');
  return held === null ? shape === 0 || name !== key : fits(held, shape);
};

/** Turns an API path with parameters into a pattern for addresses. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/**
 * Checks that a response has all keys that the API promises for a read, at every level. Skips unknown addresses and
 * values with several shapes.
 *
 * @param address path without `/v1/app`, with its parameters filled in; the visitors' variant too.
 */
export const fitsAnswer = (address: string, answer: unknown): boolean => {
  const path = address.replace(/^\/nonMember\//, '/');
  const found = path in ANSWERS ? path : Object.keys(ANSWERS).find((one) => patternOf(one).test(path));
  return found === undefined || answer === null || fits(answer, ANSWERS[found] ?? 0);
};
