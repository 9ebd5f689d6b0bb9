import { stepOf } from './health-step';
import type { Outcome } from './render-process';

const page = { html: '<p>list</p>', styles: '', title: '' };

describe('the counted step of a server render', () => {
  it.each<[string, Outcome, ReturnType<typeof stepOf>]>([
    ['a whole page', { end: 'rendered', page: { ...page, errors: [] } }, 'rendered'],
    ['a page with a part left to the browser', { end: 'rendered', page: { ...page, errors: ['no shops'] } }, 'threw'],
    ['a page that threw', { end: 'threw', error: 'no shops' }, 'threw'],
    ['a late page', { end: 'late' }, 'late'],
    ['a process that died', { end: 'dead' }, 'killed'],
    ['an API that did not answer', { end: 'unanswered' }, undefined],
  ])('of %s', (_case, outcome, step) => {
    expect(stepOf(outcome)).toBe(step);
  });
});
