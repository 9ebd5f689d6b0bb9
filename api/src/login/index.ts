// The door of login: codes by SMS, accounts of other companies, sessions and their tokens.
export { authRoutes } from './login-routes';
export { LoginData, type LoginDataView, OtpCode, OtpId } from './login-schemas';
export { logIn, refuseEarlyRejoin } from './login-service';
export { forgetNumber, markSpent, type Otp } from './otp-repository';
export { tryOtp } from './otp-service';
export { deleteAllIdentities, deleteIdentitiesOf, linkIdentity } from './social-repository';
export { SocialProvider, SocialToken } from './social-schemas';
export { readSocialToken } from './social-token';
