import { NO_WISHES, type LaundryWishes } from '../request-form/laundry-wishes';
import { wishesProblems, type Problems } from '../request-form/wishes-rules';

/** Everything the customer fills in for a new request. */
export interface NewRequestValues extends LaundryWishes {
  /** Start of the chosen slot; `null` while none is chosen. */
  readonly collectionTime: string | null;
  readonly entrance: 'free' | 'password';
  readonly entrancePassword: string;
  readonly agreeTerm: boolean;
}

export const EMPTY_REQUEST: NewRequestValues = {
  ...NO_WISHES,
  collectionTime: null,
  entrance: 'free',
  entrancePassword: '',
  agreeTerm: false,
};

/** What is missing before the server is asked. */
export const newRequestProblems = (values: NewRequestValues): Problems<NewRequestValues> => ({
  ...wishesProblems(values),
  ...(values.collectionTime === null && { collectionTime: '수거 시간을 골라 주세요.' }),
  ...(values.entrance === 'password' &&
    values.entrancePassword.trim() === '' && { entrancePassword: '공동현관 비밀번호를 적어 주세요.' }),
  ...(!values.agreeTerm && { agreeTerm: '약관에 동의해 주세요.' }),
});

/** Wire names of the fields that only a new request has, and the form's own. */
export const NEW_REQUEST_FIELD_OF_WIRE = {
  collectionTime: 'collectionTime',
  entrance: 'entrancePassword',
  agreeTerm: 'agreeTerm',
} as const;
