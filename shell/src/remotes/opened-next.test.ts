import { openedFrom, rememberOpened } from './opened-next';

beforeEach(() => localStorage.clear());

describe('pages that this device opens from a page', () => {
  it('are counted by their start', () => {
    rememberOpened('/', '/laundry/list');
    rememberOpened('/laundry/list', '/laundry/:id');
    rememberOpened('/', '/usage');
    rememberOpened('/', '/laundry/list');
    expect([...openedFrom('/')]).toEqual([
      ['/laundry/list', 2],
      ['/usage', 1],
    ]);
    expect(openedFrom('/usage').size).toBe(0);
  });

  it('are forgotten after sixty newer changes', () => {
    rememberOpened('/', '/usage');
    for (let change = 0; change < 60; change += 1) rememberOpened('/', '/laundry/list');
    expect([...openedFrom('/')]).toEqual([['/laundry/list', 60]]);
  });

  it.each(['', 'nonsense', '\n\n', '{"a":1}'])('are none in a broken store: %j', (stored) => {
    localStorage.setItem('dongne.openedNext', stored);
    expect(openedFrom('/').size).toBe(0);
  });
});
