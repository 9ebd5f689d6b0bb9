import { anonymousProperties } from './client-event-privacy';

const stored = (value: string) => anonymousProperties({ value })['value'];

describe('privacy of client events', () => {
  it.each([
    ['/laundry/:id', '/laundry/:id'],
    ['/laundry/31/review', '/laundry/:id/review'],
    ['/usage/9/modify/mend/step1', '/usage/:id/modify/mend/step1'],
    ['/usage/detail?id=9', '/usage/detail'],
    ['/login?path=%2Fusage%2Fdetail%3Fid%3D9', '/login'],
    ['/photo/3f2c8a10-1111-4222-8333-944445555666', '/photo/:id'],
    ['https://dongne.example/usage/9?x=1', 'https://dongne.example/usage/:id'],
    ['/event/61', '/event/61'],
    ['/event/62', '/event/:id'],
    ['mf_usage@1.4.0-48213579', 'mf_usage@1.4.0-48213579'],
    ['shell@1.0.0-48213579', 'shell@1.0.0-48213579'],
    [
      'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=010-1234-5678 for the full message',
      'Minified React error #418',
    ],
    ['naver', 'naver'],
    ['2026 spring', '2026 spring'],
  ])('turns %s into %s', (sent, expected) => {
    expect(stored(sent)).toBe(expected);
  });

  it.each([
    '01012345678',
    '010-1234-5678',
    '전화 010 1234 5678 로',
    '+82 10-1234-5678',
    '(02) 123-4567',
    '/01012345678x',
    'tel:010.1234.5678',
    'kim@example.com',
    '4111 1111 1111 1111',
  ])('removes %s', (sent) => {
    expect(stored(sent)).toBe('(removed)');
  });

  it('keeps numbers and flags', () => {
    expect(anonymousProperties({ count: 3, returning: true })).toEqual({ count: 3, returning: true });
  });
});
