/** An OpenID provider that people log in with: authorization code, PKCE, id_token. */
export interface OidcProvider {
  readonly clientId: string;
  /** Null for a provider that asks for none. */
  readonly clientSecret: string | null;
  /** Where the browser goes; a path is of the app's own origin. */
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  readonly issuer: string;
}

/** Google, with the keys of a project of its own. */
export const googleProvider = (clientId: string, clientSecret: string): OidcProvider => ({
  clientId,
  clientSecret,
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
  issuer: 'https://accounts.google.com',
});

/** The fake Google of the sandbox, which the API calls at its own loopback port. */
export const sandboxProvider = (port: number): OidcProvider => {
  const issuer = `http://127.0.0.1:${port}/sandbox/oidc`;
  return {
    clientId: 'sandbox',
    clientSecret: null,
    authorizationEndpoint: '/sandbox/oidc/authorize',
    tokenEndpoint: `${issuer}/token`,
    jwksUri: `${issuer}/jwks`,
    issuer,
  };
};
