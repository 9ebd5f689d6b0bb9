import { isOlderVersion } from './app-version';

describe('version of the native app', () => {
  it.each([
    ['0.9.9', '1.0.0', true],
    ['1.4.2', '1.10.0', true],
    ['1.0', '1.0.1', true],
    ['1.0.0', '1.0', false],
    ['2.0.0', '1.9.9', false],
    ['1.4.2', '1.4.2', false],
    ['10.0.0', '9.0.0', false],
    ['9.0.0', '10.0.0', true],
    ['1.0.10', '1.0.11', true],
    ['v0.1.0', '1.0.0', false],
    ['', '1.0.0', false],
    ['garbage', '1.0.0', false],
    ['0.1.0<script>', '1.0.0', false],
    ['0.1.0', 'garbage', false],
  ])('%j is older than %j: %j', (version, minimum, expected) => {
    expect(isOlderVersion(version, minimum)).toBe(expected);
  });
});
