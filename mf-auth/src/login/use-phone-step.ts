import { endpoints, type LoginData } from '@dongne/contract';
import { usePhoneCode } from '@dongne/pages';
import { send, toApiError } from '@dongne/platform';

interface PhoneStepParts {
  readonly onVerified: (answer: LoginData) => void;
  /** Goes along with the code: whose number it is gets the identity that it stands for. */
  readonly socialToken: string | undefined;
  /** The server takes the token no more. */
  readonly onLinkLost: () => void;
}

/** The first step of the login: a number, and the code that says who it is. */
export const usePhoneStep = ({ onVerified, socialToken, onLinkLost }: PhoneStepParts) =>
  usePhoneCode({
    enter: async (proof, idempotencyKey) => {
      try {
        const body = { ...proof, ...(socialToken !== undefined && { socialToken }) };
        onVerified(await send(endpoints.enterCode, { body, idempotencyKey }));
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.code === 'NOT_OVER_14DAYS') return; // the platform has gone to the page that explains it
        if (error.fields['socialToken'] !== undefined) onLinkLost();
        throw error;
      }
    },
  });
