import { operatorKeysOf } from './operator-keys';

const [A, B] = ['a', 'b'].map((letter) => letter.repeat(32));

describe('keys of operators', () => {
  it('have names, and the single key is that of the operator', () => {
    expect(operatorKeysOf({})).toEqual([]);
    expect(operatorKeysOf({ OPERATOR_KEY: A })).toEqual([{ name: 'operator', key: A }]);
    expect(operatorKeysOf({ OPERATOR_KEYS: `kim:${A}, lee:${B}` })).toEqual([
      { name: 'kim', key: A },
      { name: 'lee', key: B },
    ]);
  });

  it.each([
    [{ OPERATOR_KEYS: A }, /lists "name:key" with commas/],
    [{ OPERATOR_KEYS: `Kim Minji:${A}` }, /a name is like "kim", not "Kim Minji"/],
    [{ OPERATOR_KEYS: 'kim:short' }, /The key of kim in OPERATOR_KEYS has 5 characters/],
    [{ OPERATOR_KEYS: `kim:${A},kim:${B}` }, /names somebody twice/],
    [{ OPERATOR_KEYS: `operator:${A}`, OPERATOR_KEY: B }, /names somebody twice/],
    [{ OPERATOR_KEYS: `kim:${A}`, OPERATOR_KEY: A }, /Two operators share a key/],
  ])('refuse %j', (settings, sentence) => expect(() => operatorKeysOf(settings)).toThrow(sentence));
});
