import { ApiError, codeOfBody, errorOfAnswer, toApiError } from './api-error';

describe('response without a known code', () => {
  it.each([
    [400, 'INTERNAL'],
    [404, 'NOT_FOUND'],
    [413, 'TOO_LARGE'],
    [422, 'VALIDATION'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [502, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
    [504, 'UNAVAILABLE'],
  ] as const)('with status %i is treated as %s', (status, code) => {
    expect(errorOfAnswer(status, '<html></html>')).toMatchObject({ code, status });
  });
});

describe('error code of a response body for the failure catalogue', () => {
  it.each([
    [undefined, 'noBody'],
    [null, 'noBody'],
    ['', 'noBody'],
    ['<html></html>', 'noBody'],
    [{}, 'noBody'],
    [{ error: null }, 'noBody'],
    [{ error: 'text' }, 'noBody'],
    [{ error: {} }, 'missing'],
    [{ error: { code: null } }, 'missing'],
    [{ error: { code: '' } }, 'missing'],
    [{ error: { code: 'TEAPOT' } }, 'unknown'],
    [{ error: { code: 7 } }, 'unknown'],
    [{ error: { code: 'SLOT_FULL' } }, 'SLOT_FULL'],
  ] as const)('%j: %s', (body, code) => {
    expect(codeOfBody(body)).toBe(code);
  });
});

describe('ApiError', () => {
  it('keeps its cause and can be recognized after minification', () => {
    const cause = new Error('socket hang up');
    const error = errorOfAnswer(409, { error: { code: 'SLOT_FULL' } }, cause);
    expect([error.name, error.message, error.cause]).toEqual(['ApiError', 'SLOT_FULL (409)', cause]);
    expect(new ApiError('UNAVAILABLE', undefined).message).toBe('UNAVAILABLE (no response)');
  });

  it('is INTERNAL with its cause for an unexpected error', () => {
    const bug = new TypeError('x is not a function');
    expect(toApiError(bug)).toMatchObject({ code: 'INTERNAL', status: undefined, cause: bug });
    const known = new ApiError('SLOT_FULL', 409);
    expect(toApiError(known)).toBe(known);
  });

  it.each([[null], ['text'], [undefined], [7]])('has no fields for %j', (fields) => {
    expect(errorOfAnswer(422, { error: { code: 'VALIDATION', fields } }).fields).toEqual({});
  });

  it('has only fields with a readable message', () => {
    const fields = { etc: '너무 길어요.', pieces: '[REQ-1]', stain: 7, mend: null };
    expect(errorOfAnswer(422, { error: { code: 'VALIDATION', fields } }).fields).toEqual({ etc: '너무 길어요.' });
  });

  it.each([
    ["the server's own words", '오늘은 쉬는 날이에요.', '오늘은 쉬는 날이에요.'],
    ["the page's words where the server has none", '', '다른 시간을 골라 주세요.'],
  ])('reads as %s', (_whose, svMessage, shown) => {
    const error = errorOfAnswer(409, { error: { code: 'SLOT_FULL', svMessage } });
    expect(error.sentenceOr('다른 시간을 골라 주세요.')).toBe(shown);
  });
});
