import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as numbers from './business-numbers';
import { amount } from './testing/domain-docs';

/** Numbers by their source, in readable units. */
const LISTED: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'numbers-by-source.json'), 'utf8'),
);

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, days: 86_400_000, MB: 1_048_576 };

/** Converts `3 min` to milliseconds, `1.5 MB` to bytes, and leaves anything else. */
const quantity = (text: string): number => {
  const [value = '', unit] = text.split(' ');
  return amount(value) * (unit === undefined ? 1 : (UNITS[unit] ?? Number.NaN));
};

describe('numbers-by-source.json', () => {
  it('lists every business number, and no other', () => {
    const known = Object.entries(numbers).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number'
        ? [[name, value]]
        : Object.entries(value).map(([key, part]): [string, number] => [`${name}.${key}`, part]),
    );
    const listed = Object.values(LISTED).flatMap((source) => Object.entries(source));
    expect(Object.fromEntries(listed.map(([name, value]) => [name, quantity(value)]))).toEqual(
      Object.fromEntries(known),
    );
  });
});
