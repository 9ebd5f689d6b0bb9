import { hstsOf } from './hsts';

describe('HSTS', () => {
  it('is off without a setting, and a number of seconds for a site on https', () => {
    expect(hstsOf({ PUBLIC_ORIGIN: 'https://dongne.example' })).toBeNull();
    expect(hstsOf({ PUBLIC_ORIGIN: 'https://dongne.example', HSTS_SECONDS: '31536000' })).toBe('max-age=31536000');
  });

  it.each([
    [{ HSTS_SECONDS: '600' }, /needs a PUBLIC_ORIGIN that begins with https/],
    [{ HSTS_SECONDS: '600', PUBLIC_ORIGIN: 'http://dongne.example' }, /needs a PUBLIC_ORIGIN/],
    [{ HSTS_SECONDS: 'on', PUBLIC_ORIGIN: 'https://dongne.example' }, /must be whole seconds, not "on"/],
  ])('refuses %j', (settings, sentence) => expect(() => hstsOf(settings)).toThrow(sentence));
});
