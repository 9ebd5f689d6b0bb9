import { serverSentence } from './server-sentence';

describe('serverSentence', () => {
  it.each([
    ['loses a bracketed prefix', '[REQ-014] 수량을 확인해 주세요.', '수량을 확인해 주세요.'],
    ['loses bracketed parts anywhere, also nested ones', '수량을 [a[b]c]확인해 [x]주세요.', '수량을 확인해 주세요.'],
    ['loses a bracket without a partner', '수량을 확인해 주세요. [REQ-014', '수량을 확인해 주세요. REQ-014'],
    ['loses markup', '<b>수량</b>을<br/> 확인해 <script src="x">주세요.', '수량을 확인해 주세요.'],
    ['keeps a sign that is no markup', '수량 1 < 2 > 0', '수량 1 < 2 > 0'],
    ['is one line', '  수량을\n\t확인해\r\n주세요.\u0000 ', '수량을 확인해 주세요.'],
    ['loses signs that turn or hide text', '\u202E수량\u200B을\u2066 확인\uFEFF', '수량을 확인'],
  ])('%s', (_what, sent, shown) => {
    expect(serverSentence(sent)).toBe(shown);
  });

  it('is truncated for a toast, at a character boundary', () => {
    const shown = serverSentence('🧺'.repeat(10_000)) ?? '';
    expect(shown).toBe(`${'🧺'.repeat(199)}…`);
  });

  it('stays whole if it just fits', () => {
    expect(serverSentence('🧺'.repeat(200))).toBe('🧺'.repeat(200));
  });

  it('cannot block the page with nested brackets', () => {
    expect(serverSentence(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeUndefined();
  });

  it.each([['[REQ-014]'], [''], [' \n'], ['<br>'], [undefined], [null], [42], [{ text: '수량' }]])(
    'is undefined for %j',
    (sent) => {
      expect(serverSentence(sent)).toBeUndefined();
    },
  );
});
