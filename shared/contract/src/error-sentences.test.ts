import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_COPY } from './index';

describe('error-sentences.json', () => {
  it("lists the customer's sentence of every code", () => {
    expect(JSON.parse(readFileSync(join(import.meta.dirname, 'error-sentences.json'), 'utf8'))).toEqual(ERROR_COPY);
  });
});
