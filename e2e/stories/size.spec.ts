import { isOver, measureSizes } from '../src/sizes';
import { expect, test } from '../src/story';

test('the first load and every remote are within their budgets', async ({ baseURL }) => {
  const sizes = await measureSizes(baseURL ?? '');
  expect(sizes).toHaveLength(7);
  expect(sizes.filter(isOver)).toEqual([]);
});
