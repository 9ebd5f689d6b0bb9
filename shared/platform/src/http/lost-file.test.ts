import { endpoints } from '@dongne/contract';
import { read } from './call';

jest.mock('./http', () => {
  throw new Error('Loading chunk http failed');
});

describe('call whose client fails to load', () => {
  it('counts as one without a server and may be retried', async () => {
    await expect(read(endpoints.mainView)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: undefined });
  });
});
