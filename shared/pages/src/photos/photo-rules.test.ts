import { photoRefusal } from './photo-rules';

const photo = (name: string, type: string, size = 1_000) => ({ name, type, size });
const LIMIT = { existing: 0, limit: 5 };

describe('picked photos', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.gif', 'image/gif'],
    ['A.JPEG', ''],
    ['IMG_1.HEIC', ''],
    ['IMG_1.heif', 'application/octet-stream'],
    ['a.heic', 'image/heic'],
    ['burst.heic', 'image/heic-sequence'],
  ])('are accepted: %s %s', (name, type) => {
    expect(photoRefusal([photo(name, type)], LIMIT)).toBeUndefined();
  });

  it.each([
    ['a.svg', 'image/svg+xml'],
    ['a.jpg', 'text/html'],
    ['a.webp', 'image/webp'],
    ['a.pdf', 'application/pdf'],
    ['a.txt', ''],
  ])('are refused with the sentence of the specification: %s', (name, type) => {
    expect(photoRefusal([photo('ok.png', 'image/png'), photo(name, type)], LIMIT)).toEqual({
      title: '사진을 등록할 수 없습니다',
      message: 'jpg, gif, png, jpeg 파일만 등록할 수 있습니다.',
    });
  });

  it('are refused beyond the limit', () => {
    const two = [photo('a.png', 'image/png'), photo('b.png', 'image/png')];
    expect(photoRefusal(two, { existing: 3, limit: 5 })).toBeUndefined();
    expect(photoRefusal(two, { existing: 4, limit: 5 })).toEqual({ message: '사진 등록은 5개 까지 할 수 있어요.' });
  });

  it('are refused above 15 MB', () => {
    expect(photoRefusal([photo('a.png', 'image/png', 15 * 1024 * 1024 + 1)], LIMIT)?.message).toContain('15MB');
  });
});
