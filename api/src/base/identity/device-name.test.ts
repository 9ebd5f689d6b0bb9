import { deviceNameOf } from './device-name';

describe('device name', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 Version/18.1 Safari/604',
      '아이폰 · Safari',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 CriOS/140 Safari/604', '아이폰 · Chrome'],
    ['Mozilla/5.0 (Linux; Android 14; SM-S921N) Chrome/140 Mobile Safari/537', '안드로이드 · Chrome'],
    ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27 Chrome/125 Mobile Safari/537', '안드로이드 · 삼성 인터넷'],
    ['Mozilla/5.0 (Linux; Android 14; wv) Chrome/140 Mobile Safari/537 KAKAOTALK 11', '안드로이드 · 카카오톡'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537 Edg/140', 'Windows · Edge'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Whale/4 Safari/537', 'Windows · 웨일'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605', 'Mac · Safari'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140', 'Linux · Firefox'],
  ])('for %s is %s', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));

  it('is our app when the call comes from it', () => {
    expect(deviceNameOf('Mozilla/5.0 (Linux; Android 14; wv) Chrome/140', 'android')).toBe('안드로이드 · 동네세탁 앱');
    expect(deviceNameOf('Mozilla/5.0 (Windows NT 10.0) Chrome/140', 'constructor')).toBe('Windows · Chrome');
  });

  it('is null for an unknown user agent', () => {
    expect(deviceNameOf('')).toBeNull();
    expect(deviceNameOf('curl/8.0')).toBeNull();
  });
});
