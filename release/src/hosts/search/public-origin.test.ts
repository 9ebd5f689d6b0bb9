import { publicOrigin } from './public-origin';

const SERVED = 'http://localhost:3000';

describe('the public origin', () => {
  it.each([
    ['https://dongne.example', 'https://dongne.example'],
    ['https://dongne.example/', 'https://dongne.example'],
    ['HTTPS://Dongne.Example:8443', 'https://dongne.example:8443'],
  ])('is the setting: %s', (setting, origin) => expect(publicOrigin(setting, SERVED)).toBe(origin));

  it.each([undefined, ''])('is the served origin without a setting (%p)', (setting) =>
    expect(publicOrigin(setting, SERVED)).toBe(SERVED),
  );

  it.each([
    'dongne.example',
    'ftp://dongne.example',
    'https://dongne.example/app',
    'https://dongne.example?x=1',
    'https://user:secret@dongne.example',
    'javascript:alert(1)',
    'https://',
  ])('rejects the setting %s', (setting) =>
    expect(() => publicOrigin(setting, SERVED)).toThrow('PUBLIC_ORIGIN must be an origin'),
  );
});
