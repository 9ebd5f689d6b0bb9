import { previewOriginsOf } from './preview-origins';

describe('the origins of squads’ machines', () => {
  it.each([
    ['', []],
    ['http://localhost:8080', ['http://localhost:8080']],
    [' http://localhost:8080 , https://dev.example ', ['http://localhost:8080', 'https://dev.example']],
  ])('are those of the setting: %p', (setting, origins) => {
    expect(previewOriginsOf({ PREVIEW_ORIGINS: setting })).toEqual(origins);
  });

  it.each([
    'localhost:8080',
    'http://localhost:8080/',
    'http://*.example',
    "https://a.example;script-src 'x'",
    'data:,',
  ])('are refused as %s', (setting) => {
    expect(() => previewOriginsOf({ PREVIEW_ORIGINS: setting })).toThrow('is not an origin');
  });
});
