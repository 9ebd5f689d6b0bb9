import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOME_ADDRESS, registrationBody } from '@dongne/api/testing/login';
import { startServer, type ServerProcess } from '@dongne/api/testing/server-process';

const ENTRY = join(import.meta.dirname, '../server.ts');
const PHONE = '01000070001';

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dongne-server-'));
  server = await startServer(dataDir, {}, ENTRY);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const send = async (method: string, path: string, payload: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(payload) });
  return answer.json();
};

const registerAtServer = async (): Promise<{ accessToken: string; otpCode: string }> => {
  const { otpId } = await send('POST', '/v1/app/auth/otp', { phoneNumber: PHONE });
  const inbox = await (await fetch(`${server.url}/sandbox/messages?to=${PHONE}`)).json();
  const otpCode = String(inbox[0].otpCode);
  const { accessToken } = await send(
    'POST',
    '/v1/app/member/address',
    registrationBody({ otpId, otpCode, phoneNumber: PHONE }),
  );
  return { accessToken, otpCode };
};

describe('API process', () => {
  it('keeps answered writes when killed, and restarts immediately', async () => {
    const { accessToken, otpCode } = await registerAtServer();
    await server.stop('SIGKILL');
    const written = server.lines.join('\n');

    server = await startServer(dataDir, {}, ENTRY);
    const answer = await fetch(`${server.url}/v1/app/member?secret=yes`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await answer.json()).toMatchObject({ phoneNumber: PHONE });

    // The log must not contain personal data.
    const logged = [written, ...server.lines].join('\n');
    for (const personal of [PHONE, otpCode, accessToken, HOME_ADDRESS.roadAddress, '삼성동', 'secret'])
      expect(logged).not.toContain(personal);
  });

  it('logs one JSON line per request', async () => {
    await fetch(`${server.url}/v1/app/notice/12345?q=1`);
    expect(JSON.parse(await server.lineWith('/v1/app/notice/:id'))).toMatchObject({
      msg: 'request',
      method: 'GET',
      status: 404,
      ms: expect.any(Number),
      reqId: expect.any(String),
    });
  });

  it('does not open a folder in use, and leaves its process undisturbed', async () => {
    await expect(startServer(dataDir, {}, ENTRY)).rejects.toThrow(/exit 1: .*is in use by another process/s);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('finishes running requests on SIGTERM and frees the folder', async () => {
    await fetch(`${server.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/v1/app/versions', delayMs: 1_000, times: 1 }),
    });
    const slow = fetch(`${server.url}/v1/app/versions`);
    // A later response on another connection proves that the call has arrived.
    await fetch(`${server.url}/healthz`);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect((await slow).status).toBe(200);
    server = await startServer(dataDir, {}, ENTRY);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
