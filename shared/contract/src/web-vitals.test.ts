import { ROUTE_PATTERN, VERSION_PATTERN, VITAL_LIMITS, WEB_VITALS } from './web-vitals';
import { amount, cell, docsTable } from './testing/domain-docs';

describe('docs/domain/page-speed.md', () => {
  it('lists the limits of every value, and which are stored', () => {
    const documented = docsTable('page-speed.md', 'value').map((row) => [
      cell(row, 'value'),
      { good: amount(cell(row, 'good')), poor: amount(cell(row, 'poor')), most: amount(cell(row, 'most')) },
    ]);
    expect(Object.fromEntries(documented)).toEqual(WEB_VITALS);
    const limits = docsTable('page-speed.md', 'number').map((row) => [cell(row, 'number'), amount(cell(row, 'is'))]);
    expect(Object.fromEntries(limits)).toEqual(VITAL_LIMITS);
  });
});

describe('route in web vitals', () => {
  it.each(['/', '*', '/laundry/:id', '/usage/:id/modify/mend/step1', '/inicis/*', '/Style', '/mypage/customer-center'])(
    'may be %s',
    (route) => expect(route).toMatch(new RegExp(ROUTE_PATTERN)),
  );
  it.each(['', 'laundry', '/laundry/31', '/laundry/:id?x=1', '/a01012345678', '/세탁', '/a b', '//', '/a'.repeat(9)])(
    'is never %j',
    (path) => expect(path).not.toMatch(new RegExp(ROUTE_PATTERN)),
  );
});

describe('version in web vitals', () => {
  it.each(['mf_usage@1.4.0-3f2a9c01', 'shell@1.0.0-00000000', 'mf_usage@local'])('may be %s', (version) =>
    expect(version).toMatch(new RegExp(VERSION_PATTERN)),
  );
  it.each(['mf_usage', 'mf_usage@unknown', 'other@1.0.0-3f2a9c01', 'mf_usage@1.0.0', 'kim@example.com'])(
    'is never %j',
    (version) => expect(version).not.toMatch(new RegExp(VERSION_PATTERN)),
  );
});
