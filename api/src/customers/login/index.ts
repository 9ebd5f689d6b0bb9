// Entry point of login: SMS codes, social accounts, sessions and tokens.
export { setLoginCookies } from './login-cookies';
export { authRoutes } from './login-routes';
export { LoginData, type LoginDataView, OwnKeyHeader, SentOtp } from './login-schemas';
export { logIn, refuseEarlyRejoin } from './login-service';
export { forgetNumber, markSpent, type Otp } from './otp-repository';
export { OtpCode, OtpId } from './otp-schemas';
export { checkProof, enterProof, sendProof } from './proof';
export { Proof, ProofPurpose } from './proof-schemas';
export { isSpentCode, tryOtp } from './otp-service';
export { linkLogin } from './social-links';
export { deleteIdentitiesAt, deleteIdentitiesOf } from './social-repository';
export { socialFormRoutes, socialRoutes } from './social-routes';
export { SocialProvider, SocialToken } from './social-schemas';
export { readSocialToken } from './social-token';
