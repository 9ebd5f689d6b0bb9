import { TEST_CARD_KEYS } from '#testing/money/card-keys';
import { cardProviderKeysOf, cardProviderOffSentence } from './card-provider-keys';

const INICIS = {
  INICIS_MID: 'ourmid',
  INICIS_SIGN_KEY: 'a',
  INICIS_INIAPI_KEY: 'b',
  INICIS_MOBILE_HASH_KEY: 'c',
  INICIS_INILITE_KEY: 'd',
  INICIS_CLIENT_IP: '10.0.0.7',
  INICIS_SITE_URL: 'https://app.example',
};
const NICEPAY = {
  NICEPAY_CLIENT_ID: 'ours',
  NICEPAY_SECRET_KEY: 'e',
  NICEPAY_CARD_FORM_URL: 'https://pay.nicepay.example/card',
};

describe('keys of the card providers', () => {
  it('are all off without keys, and the log names the missing settings', () => {
    expect(cardProviderKeysOf({})).toEqual({ inicis: null, nicepay: null });
    expect(cardProviderOffSentence('inicis')).toMatch(/^Cards of KG Inicis are off: set INICIS_MID, .* to switch/);
    expect(cardProviderOffSentence('nicepay')).toMatch(
      /^Cards of NicePay are off: set NICEPAY_CLIENT_ID, .* to switch/,
    );
  });

  it('are the given others where a provider has none', () => {
    const { inicis, nicepay } = cardProviderKeysOf({ INICIS_MID: '' }, TEST_CARD_KEYS);
    expect({ inicis, nicepay }).toEqual(TEST_CARD_KEYS);
  });

  it('are the real ones per provider if set, without any staging server', () => {
    const { inicis, nicepay } = cardProviderKeysOf(INICIS, TEST_CARD_KEYS);
    expect(inicis).toMatchObject({ mid: 'ourmid', apiUrl: 'https://iniapi.inicis.com' });
    expect(Object.keys({ ...inicis?.pcBases, ...inicis?.mobileBases })).toEqual(['fc', 'ks']);
    expect(nicepay?.clientId).toBe(TEST_CARD_KEYS.nicepay.clientId);
    expect(cardProviderKeysOf(NICEPAY)).toMatchObject({
      inicis: null,
      nicepay: { clientId: 'ours', apiUrl: 'https://api.nicepay.co.kr' },
    });
  });

  it.each(Object.keys({ ...INICIS, ...NICEPAY }))('stop the start when only %s is missing', (name) => {
    expect(() => cardProviderKeysOf({ ...INICIS, ...NICEPAY, [name]: '' })).toThrow(new RegExp(`missing: ${name}`));
  });
});
