import { endpoints, type LoginData } from '@dongne/contract';
import { usePhoneCode } from '@dongne/pages';
import { send, toApiError } from '@dongne/platform';

interface PhoneStepParts {
  readonly onVerified: (answer: LoginData) => void;
  /** Sent with the code, which links the identity to the number's owner. */
  readonly socialToken: string | undefined;
  /** Called when the token has expired. */
  readonly onLinkLost: () => void;
}

/** First step of the login: a number and the code that proves it. */
export const usePhoneStep = ({ onVerified, socialToken, onLinkLost }: PhoneStepParts) =>
  usePhoneCode({
    enter: async (proof, idempotencyKey) => {
      try {
        const body = { ...proof, ...(socialToken !== undefined && { socialToken }) };
        onVerified(await send(endpoints.enterCode, { body, idempotencyKey }));
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.code === 'NOT_OVER_14DAYS') return; // The platform has navigated to the explanation page.
        if (error.fields['socialToken'] !== undefined) onLinkLost();
        throw error;
      }
    },
  });
