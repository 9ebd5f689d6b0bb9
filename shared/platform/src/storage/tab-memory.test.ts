import { deviceMemory, tabMemory } from './tab-memory';

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  tabMemory.forget('scroll');
});

describe('tab memory', () => {
  it('survives a reload', () => {
    tabMemory.keep('scroll', '300');
    expect(window.sessionStorage.getItem('scroll')).toBe('300');
    expect(tabMemory.read('scroll')).toBe('300');
  });

  it.each([
    ['is forbidden', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('lasts as long as the page where storage %s', (_how, forbid) => {
    tabMemory.keep('scroll', '100');
    forbid();
    tabMemory.keep('scroll', '300');
    expect(tabMemory.read('scroll')).toBe('300');
    tabMemory.forget('scroll');
    expect(() => tabMemory.read('scroll')).not.toThrow();
  });

  it('returns the newest value once storage has room again', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tabMemory.keep('scroll', '300');
    full.mockRestore();
    tabMemory.keep('scroll', '400');
    expect(tabMemory.read('scroll')).toBe('400');
  });

  it('returns undefined for what was not stored', () => {
    expect(tabMemory.read('scroll')).toBeUndefined();
  });
});

describe('device memory', () => {
  it('is shared by all tabs and lists its names, in-page ones included', () => {
    deviceMemory.keep('draft:1', 'a');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    deviceMemory.keep('draft:2', 'b');
    full.mockRestore();
    expect(window.localStorage.getItem('draft:1')).toBe('a');
    expect(deviceMemory.names('draft:').sort()).toEqual(['draft:1', 'draft:2']);
    expect(deviceMemory.names('other')).toEqual([]);
    deviceMemory.names('draft:').forEach(deviceMemory.forget);
    expect(deviceMemory.names('draft:')).toEqual([]);
  });
});
