import { endpoints } from '@dongne/contract';
import { read } from './call';

jest.mock('./http', () => {
  throw new Error('Loading chunk http failed');
});

describe('a call whose file does not come', () => {
  it('is one that found no server, which may be tried again', async () => {
    await expect(read(endpoints.mainView)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: undefined });
  });
});
