import { koreanSentences } from './korean-sentences';

describe('Korean sentences of a source', () => {
  it.each([
    ['a string', `const text = '금액을 승인해요. 세탁을 시작해요.';`, ['금액을 승인해요.', '세탁을 시작해요.']],
    ['a template, with its values', 'const text = `수수료 ${won(3)}이 있어요.`;', ['수수료 …이 있어요.']],
    [
      'text between tags, across lines and values',
      '<p>\n  처음은 무료예요. 두 번째부터 수수료{" "}\n  {fee}이 있어요.\n</p>',
      ['처음은 무료예요.', '두 번째부터 수수료 …이 있어요.'],
    ],
    [
      'an attribute and an inner tag apart',
      '<Row title="배송비"><b>무료예요</b> 그래요.</Row>',
      ['그래요.', '배송비', '무료예요'],
    ],
    ['no English and no comment', `// 금액\nconst text = 'price';`, []],
  ])('are extracted from %s', (_, code, sentences) => {
    expect(koreanSentences('page.tsx', code)).toEqual(sentences);
  });
});
