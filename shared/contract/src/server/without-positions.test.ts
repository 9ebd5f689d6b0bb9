import { withoutPositions } from './without-positions';

describe('positions in the log', () => {
  it.each([
    [
      '/v1/app/laundry/list?latitude=37.522678&longitude=126.9&page=2',
      '/v1/app/laundry/list?latitude=(removed)&longitude=(removed)&page=2',
    ],
    ['{"url":"/map?lat=-37&lng=127.5"}', '{"url":"/map?lat=(removed)&lng=(removed)"}'],
    [`{ latitude: 37.5, "longitude": "127.1" }`, `{ latitude: (removed), "longitude": "(removed)" }`],
    [String.raw`{"body":"{\"latitude\":37.5}"}`, String.raw`{"body":"{\"latitude\":(removed)}"}`],
    ['{"ms":37.5,"status":200,"flat":3}', '{"ms":37.5,"status":200,"flat":3}'],
  ])('are removed from %s', (text, logged) => expect(withoutPositions(text)).toBe(logged));
});
