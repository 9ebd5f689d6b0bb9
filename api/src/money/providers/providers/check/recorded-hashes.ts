/** `openssl` digest of an expected hash. */
export type Digest = 'sha256' | 'sha512' | 'sha512-base64' | 'base64';

/** A hash of the protocols: its input, and the value that `openssl`, not this code, calculates. */
export interface RecordedHash {
  readonly name: string;
  readonly digest: Digest;
  readonly input: string;
  readonly expected: string;
}

/** The `openssl` command of an expected hash, `sha256` and `sha512` followed by ` *stdin`. */
export const commandOf = ({ digest, input }: Pick<RecordedHash, 'digest' | 'input'>): string => {
  const print = `printf '%s' '${input}' | openssl`;
  if (digest === 'base64') return `${print} base64 -A`;
  return digest === 'sha512-base64'
    ? `${print} dgst -sha512 -binary | openssl base64 -A`
    : `${print} dgst -${digest} -r`;
};

/** Session, order and time of all exchanges: 2026-03-02 09:00:00.123 in Seoul; `R…` is `R` and 38 digits of the session's hash. */
export const RECORDED_SESSION = 'session-0123456789-0123456789-0123';

/** Every hash that the providers' protocols have. */
export const RECORDED_HASHES = [
  {
    name: 'KG Inicis, PC: mKey',
    digest: 'sha256',
    input: 'sign-key-1',
    expected: 'a1691270efbcca50b998245e1faadb450260f4b5dd2b6ff8a741886e2fe7bf3a',
  },
  {
    name: 'KG Inicis, PC: signature',
    digest: 'sha256',
    input: 'oid=order-1&price=12900&timestamp=1772409600123',
    expected: '0d459392447aaebc43aae75decb7f35671f765dd04ead03d641e71df454cce31',
  },
  {
    name: 'KG Inicis, PC: verification',
    digest: 'sha256',
    input: 'oid=order-1&price=12900&signKey=sign-key-1&timestamp=1772409600123',
    expected: '96a663b2b8afefc5863caf1cb0bc3346853e3aebebed42ac1a6db4b837d39596',
  },
  {
    name: 'KG Inicis, PC billing key: signature',
    digest: 'sha256',
    input: 'oid=R826468e786cba18b36fc30698109e70967bcde&price=0&timestamp=1772409600123',
    expected: '3df4a0adc5edb0adf6255f372ba845c87a5fe5e14f2f139f6f3f07ddb18684a1',
  },
  {
    name: 'KG Inicis, PC billing key: verification',
    digest: 'sha256',
    input: 'oid=R826468e786cba18b36fc30698109e70967bcde&price=0&signKey=sign-key-1&timestamp=1772409600123',
    expected: 'da8685b689cb36fa06fd139a19de6547af2a8b60b1d45e6822435dac48f1d920',
  },
  {
    name: 'KG Inicis, PC authorisation: signature',
    digest: 'sha256',
    input: 'authToken=token-9&timestamp=1772409600123',
    expected: 'f328ec9d397cbe977f6224a5ae31b541957479ef9c71ae6ab017541641dcecf1',
  },
  {
    name: 'KG Inicis, PC authorisation: verification',
    digest: 'sha256',
    input: 'authToken=token-9&signKey=sign-key-1&timestamp=1772409600123',
    expected: '72128e12bf1f92ef7f854c07d944d565ed11d5b4108467f236a01026407ccc44',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 0: authSignature',
    digest: 'sha256',
    input: 'TotPrice=12900&tstamp=1772409600120&MOID=order-1',
    expected: 'b7f744f91c1a4b087ee8affe4a428f37d1a17d7ad657195f41c760c0d13fa672',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 1: authSignature',
    digest: 'sha256',
    input: 'MOID=order-1&mid=INIpayTest&tstamp=1772409600121',
    expected: 'd9912b931aab5155553124e2009d771abbfed3bde9ff7e6ead90f2e77ed85070',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 2: authSignature',
    digest: 'sha256',
    input: 'MOID=order-1&tstamp=1772409600122&mid=INIpayTest',
    expected: 'e4848b9b7131e1d5dbfa611cfa7bdcef801563750f273d02bb063fc61a789a25',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 3: authSignature',
    digest: 'sha256',
    input: 'mid=INIpayTest&MOID=order-1&tstamp=1772409600123',
    expected: '9d12c1a0030e3f765eece217bf338f63914aa10a392b60a7155bcca93681e613',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 4: authSignature',
    digest: 'sha256',
    input: 'mid=INIpayTest&tstamp=1772409600124&MOID=order-1',
    expected: '44b6ce2a554ffbb91373f6b59b4c95c86235c9de0116832cfbc991379f7b7a40',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 5: authSignature',
    digest: 'sha256',
    input: 'tstamp=1772409600125&mid=INIpayTest&MOID=order-1',
    expected: '8c6eaaf4572fa7b6d23e47977f0f383e1a84d9228d6469053e21f6ff9e7573c9',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 6: authSignature',
    digest: 'sha256',
    input: 'tstamp=1772409600126&MOID=order-1&mid=INIpayTest',
    expected: '94aee148cb4d6df3a2a9ee32f0f8b3369317998eef8dc643e50dd3d97b8e96a1',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 7: authSignature',
    digest: 'sha256',
    input: 'TotPrice=12900&mid=INIpayTest&tstamp=1772409600127',
    expected: 'ac2f6ce1ed39a6229b7776a13c6de30ee2f0d127d12d979e234eb790b64f9feb',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 8: authSignature',
    digest: 'sha256',
    input: 'TotPrice=12900&tstamp=1772409600128&mid=INIpayTest',
    expected: 'c857c1b9c3267a47b6d844f494314c60a073faa62110be250d8a6c374c96d011',
  },
  {
    name: 'KG Inicis, PC answer at a time that ends in 9: authSignature',
    digest: 'sha256',
    input: 'TotPrice=12900&MOID=order-1&tstamp=1772409600129',
    expected: '565336c66dc656ee306fcafdc4687f879dc780233f18a4cbbe6bf93f05fb16e7',
  },
  {
    name: 'KG Inicis, mobile billing key: hashdata',
    digest: 'sha512',
    input: '0INIpayTestR826468e786cba18b36fc30698109e70967bcde20260302090000lite-key-4',
    expected:
      'bfea67c719fbe02b2214989204e3d4b4c5214949212756da10e51fbcc1bc701a4574f9fa34ae0a2962f5607067177c354fc485fb575776a7622653fef4bb2a91',
  },
  {
    name: 'KG Inicis, mobile payment: P_CHKFAKE',
    digest: 'sha512-base64',
    input: '12900order-11772409600123mobile-key-3',
    expected: 'Bsy5mt00BE6tgOGO9ry+D5Ay7PCyqo6YnHp7QTBdZCW7sA3jNnP5fPAvE5Q14z3X8Cy2Kp1OH5KpncQQbVIKBQ==',
  },
  {
    name: 'KG Inicis, charge: hashData',
    digest: 'sha512',
    input: 'api-key-2BillingCard2026030209000010.0.0.7INIpayTestorder-112900key-5',
    expected:
      'fe745b70dd27caf35610d44e37a98f7e861b01f5a74f3ce9c6473d85620b9d6868468d23bf41b5ca63afc3607dc6d4bfdc6c1651bf886d77b4fd99f9b7ee7b44',
  },
  {
    name: 'KG Inicis, refund: hashData',
    digest: 'sha512',
    input: 'api-key-2RefundCard2026030209000010.0.0.7INIpayTesttid-8',
    expected:
      'f439a088cb6bca8774b6b623e55c946813f759f5b018a6d094c00041ad614ff65c141b2b206397ba46d97236ee6dae5cacd40bf0e3cf377c38648bbea77aea8f',
  },
  {
    name: 'KG Inicis, partial refund: hashData',
    digest: 'sha512',
    input: 'api-key-2PartialRefundCard2026030209000010.0.0.7INIpayTesttid-829009999',
    expected:
      '20fa6b7b9a704d20242cdf68f32d6523463c5a053e747639d6e5ddb849ed6ae5673809f6e944ff7299311934074306690b03e6055a5cc366e9d7e4717ac1c8bb',
  },
  {
    name: 'KG Inicis, inquiry: hashData',
    digest: 'sha512',
    input: 'api-key-2ExtraInquiry2026030209000010.0.0.7INIpayTest',
    expected:
      'f9fdeb33d25fbce2789d4a17762ad3b94c9146d27e53d8ce2fb17e3bd6ca238dbbe2cb0f478391d9a8dac4be99b2dd41b5c22fecbd4b0c1b81abfd676ded8bbd',
  },
  {
    name: 'NicePay: Basic credentials',
    digest: 'base64',
    input: 'client-1:secret-6',
    expected: 'Y2xpZW50LTE6c2VjcmV0LTY=',
  },
  {
    name: 'NicePay, window: signature',
    digest: 'sha256',
    input: 'token-9client-112900secret-6',
    expected: '3a484c3937eae540e63b482f08085d98ebfcb8e6cab6cabeed047e8a3f916baa',
  },
  {
    name: 'NicePay, approval: signData',
    digest: 'sha256',
    input: 'tid-8129002026-03-02T00:00:00.123Zsecret-6',
    expected: '35c499dd38ef61030c1f71792729f271a418a1cc205e878664b014a39da79f12',
  },
  {
    name: 'NicePay, answer and webhook: signature',
    digest: 'sha256',
    input: 'tid-8129002026-03-02T00:00:00.123Zsecret-6',
    expected: '35c499dd38ef61030c1f71792729f271a418a1cc205e878664b014a39da79f12',
  },
  {
    name: 'NicePay, card form and registration: signData',
    digest: 'sha256',
    input: 'R826468e786cba18b36fc30698109e70967bcde2026-03-02T00:00:00.123Zsecret-6',
    expected: 'ec65b79803894c3b9b76eb8701a3e9002751120bb6b6780dd8ce6504b2f92f29',
  },
  {
    name: 'NicePay, charge: signData',
    digest: 'sha256',
    input: 'order-1key-52026-03-02T00:00:00.123Zsecret-6',
    expected: 'cecc3ded3814949d7b56f762e2c35a07cf06bea1712d9b7b5eac2890c560af27',
  },
  {
    name: 'NicePay, end of a key: signData',
    digest: 'sha256',
    input: 'order-2key-52026-03-02T00:00:00.123Zsecret-6',
    expected: 'b4492aebac4493933e61e42012755c8d9335cb28027379637f77f10661e93430',
  },
  {
    name: 'NicePay, refund: signData',
    digest: 'sha256',
    input: 'tid-82026-03-02T00:00:00.123Zsecret-6',
    expected: '5edb59475d82e096e948bd88bdae8fdb2ff0f456521f2261b25394829ac208b8',
  },
  {
    name: 'NicePay, net cancel: signData',
    digest: 'sha256',
    input: 'order-12026-03-02T00:00:00.123Zsecret-6',
    expected: '51a64a5816548a3ea3d0bbed149d1422d544ea6a69559c8d4f1b862770cee231',
  },
] as const satisfies readonly RecordedHash[];
