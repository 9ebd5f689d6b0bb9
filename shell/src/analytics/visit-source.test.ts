import { visitSourceOf } from './visit-source';

const APP = 'https://dongne.example';

describe('visit source', () => {
  it.each([
    ['typed', `${APP}/`, '', {}],
    [
      'from a search',
      `${APP}/`,
      'https://search.naver.com/search?query=kim+010-1234-5678',
      { referrer: 'search.naver.com' },
    ],
    ['from the app itself', `${APP}/usage`, `${APP}/login`, {}],
    ['back from a login provider', `${APP}/login?code=c&state=s`, 'https://accounts.google.com/', {}],
    ['from another native app', `${APP}/`, 'android-app://com.kakao.talk/', { referrer: 'com.kakao.talk' }],
    [
      'by a campaign',
      `${APP}/event/61?utm_source=kakao&utm_campaign=봄_세일`,
      '',
      { utm_source: 'kakao', utm_campaign: '봄_세일' },
    ],
    ['by a campaign with an address in it', `${APP}/?utm_source=kim@example.com`, '', {}],
    ['by a campaign that is a script', `${APP}/?utm_source=<script>`, '', {}],
    ['by one too long', `${APP}/?utm_source=${'a'.repeat(41)}`, '', {}],
    ['from what is no address', `${APP}/`, 'not an address', {}],
    ['to what is no address', '', '', {}],
  ])('%s', (_case, landing, referrer, source) => {
    expect(visitSourceOf(landing, referrer)).toEqual(source);
  });
});
