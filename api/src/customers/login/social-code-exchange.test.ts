import { createServer, type Server, type ServerResponse } from 'node:http';
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { TravellingClock, type SocialProviderKeys } from '#base';
import type { Attempt } from './social-attempts';
import { socialFlowOf } from './social-code-exchange';

const ATTEMPT: Attempt = {
  provider: 'GOOGLE',
  origin: 'https://app.example',
  state: 'a-state',
  nonce: 'a-nonce',
  verifier: 'a-verifier',
};
const AGAIN = { code: 'VALIDATION', fields: { code: '로그인을 다시 시도해 주세요' } };

let server: Server;
let provider: SocialProviderKeys;
let origin: string;
let privateKey: CryptoKey;
let answerToken: (response: ServerResponse, body: string) => void;
let answerKeys: ((response: ServerResponse) => void) | undefined;
let answerProfile: (response: ServerResponse) => void;

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  server = createServer((request, response) => {
    if (request.url === '/keys')
      return answerKeys === undefined ? sendJson(response, 200, { keys: [jwk] }) : answerKeys(response);
    if (request.url === '/me') return answerProfile(response);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => answerToken(response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  provider = {
    clientId: 'our-app',
    proof: { kind: 'secret', text: 'our-secret' },
    authorizationEndpoint: `${origin}/authorize`,
    tokenEndpoint: `${origin}/token`,
    scope: 'openid',
    answersByForm: false,
    profile: { kind: 'id-token', issuer: 'https://accounts.example', jwksUri: `${origin}/keys` },
    askAgain: { prompt: 'login' },
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answerKeys = undefined;
});

const now = () => Math.floor(Date.now() / 1_000);
const good = (): JWTPayload => ({
  iss: 'https://accounts.example',
  aud: 'our-app',
  sub: '42',
  nonce: 'a-nonce',
  email: 'somebody@example.com',
  iat: now(),
  exp: now() + 300,
});
const sign = (change: JWTPayload, key: CryptoKey | Uint8Array = privateKey, alg = 'RS256') =>
  new SignJWT({ ...good(), ...change }).setProtectedHeader({ alg, kid: 'one' }).sign(key);
const exchange = (keys = provider) => socialFlowOf(keys, new TravellingClock()).exchange({ code: 'a-code' }, ATTEMPT);
const answerWith = (idToken: unknown) => {
  answerToken = (response) => sendJson(response, 200, { access_token: 'at', token_type: 'bearer', id_token: idToken });
};

describe('code exchange', () => {
  it('sends code, verifier and client secret, and returns the account', async () => {
    const idToken = await sign({});
    let sent = '';
    answerToken = (response, body) => {
      sent = body;
      sendJson(response, 200, { access_token: 'at', token_type: 'bearer', id_token: idToken });
    };
    expect(await exchange()).toEqual({ subject: '42', email: 'somebody@example.com' });
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      code_verifier: 'a-verifier',
      redirect_uri: 'https://app.example/login',
      state: 'a-state',
      client_id: 'our-app',
      client_secret: 'our-secret',
    });
  });

  it.each([
    ['of another issuer', () => sign({ iss: 'https://evil.example' })],
    ['for another app', () => sign({ aud: 'their-app' })],
    ['whose time is over', () => sign({ exp: now() - 60 })],
    [
      'without a time',
      () =>
        new SignJWT({ iss: 'https://accounts.example', aud: 'our-app', sub: '42', nonce: 'a-nonce' })
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .sign(privateKey),
    ],
    ['without a subject', () => sign({ sub: '' })],
    ['of another attempt', () => sign({ nonce: 'another' })],
    ['of no attempt', () => sign({ nonce: undefined })],
    ['signed by another key', async () => sign({}, (await generateKeyPair('RS256')).privateKey)],
    ['signed with what is public', () => sign({}, new TextEncoder().encode('our-secret'.repeat(4)), 'HS256')],
    [
      'without a signature',
      async () =>
        `${[{ alg: 'none' }, good()].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
    ],
    ['that is no token', async () => 'nonsense'],
  ])('rejects an id_token %s', async (_case, forge) => {
    answerWith(await forge());
    await expect(exchange()).rejects.toMatchObject(AGAIN);
  });

  it('rejects what the provider rejects', async () => {
    answerToken = (response) => sendJson(response, 400, { error: 'invalid_grant' });
    await expect(exchange()).rejects.toMatchObject(AGAIN);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['breaks', (response) => sendJson(response, 500, {})],
    ['does not know us', (response) => sendJson(response, 401, { error: 'invalid_client' })],
    ['hangs up', (response) => response.destroy()],
    ['answers a page', (response) => response.writeHead(200).end('<html>')],
    ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('is unavailable when the provider %s', async (_case, answer) => {
    answerToken = answer;
    await expect(exchange()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['cannot be had', (response) => sendJson(response, 503, {})],
    ['never come', (response) => response.destroy()],
  ])('is unavailable when its keys %s', async (_case, answer) => {
    answerWith(await sign({}));
    answerKeys = answer;
    await expect(exchange()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is unavailable when the provider is down', async () => {
    const dead = { ...provider, tokenEndpoint: 'http://127.0.0.1:1/token' };
    await expect(exchange(dead)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('Apple’s client secret', () => {
  it('is a token signed with our team’s key for this call', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const idToken = await sign({});
    let sent = new URLSearchParams();
    answerToken = (response, body) => {
      sent = new URLSearchParams(body);
      sendJson(response, 200, { access_token: 'at', token_type: 'bearer', id_token: idToken });
    };
    const privateKey = await exportPKCS8(pair.privateKey);
    await exchange({ ...provider, proof: { kind: 'signed', teamId: 'TEAM', keyId: 'KEY', privateKey } });
    const { payload, protectedHeader } = await jwtVerify(sent.get('client_secret') ?? '', pair.publicKey);
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
    expect(payload).toMatchObject({ iss: 'TEAM', sub: 'our-app', aud: 'https://appleid.apple.com' });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    expect(sent.get('client_id')).toBe('our-app');
  });
});

describe('Naver profile', () => {
  const naver = (): SocialProviderKeys => ({
    ...provider,
    scope: '',
    profile: { kind: 'naver-profile', endpoint: `${origin}/me` },
  });
  beforeEach(() => {
    answerToken = (response) =>
      sendJson(response, 200, { access_token: 'at', token_type: 'bearer', expires_in: '3600', refresh_token: 'r' });
  });

  it('has the account id, and the address with permission', async () => {
    answerProfile = (response) =>
      sendJson(response, 200, { resultcode: '00', message: 'success', response: { id: 'n-42', nickname: '이웃' } });
    expect(await exchange(naver())).toEqual({ subject: 'n-42', email: null });
  });

  it('is not requested after a refused code with status 200', async () => {
    answerToken = (response) =>
      sendJson(response, 200, { error: 'invalid_request', error_description: 'no valid data' });
    await expect(exchange(naver())).rejects.toMatchObject(AGAIN);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['has no id', (response) => sendJson(response, 200, { resultcode: '00', response: {} })],
    ['has an empty id', (response) => sendJson(response, 200, { resultcode: '00', response: { id: '' } })],
    ['says no', (response) => sendJson(response, 401, { resultcode: '024', message: 'Authentication failed' })],
    ['says no with 200', (response) => sendJson(response, 200, { resultcode: '028', response: { id: 'n-42' } })],
    ['is a page', (response) => response.writeHead(200).end('<html>')],
    ['never comes', (response) => response.destroy()],
  ])('is rejected when it %s', async (_case, answer) => {
    answerProfile = answer;
    await expect(exchange(naver())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
