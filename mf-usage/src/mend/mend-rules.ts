import {
  DOT,
  formatWon,
  formatWonRange,
  mendedWashing,
  mendsEstimate,
  mendTitle,
  type PriceList,
  REQUEST_LIMITS,
  type RequestMend,
  type WantedMend,
  typedText,
} from '@dongne/contract';
import { fileOfDataUrl, randomKey } from '@dongne/pages';
import { markedPicture } from './marked-picture';
import type { FormGarment, FormMend, SavedMend, MendValues } from './mend-values';

/** Empty mend. */
export const newMend = (): FormMend => ({ id: randomKey(), part: null, withLaundry: true, detail: '', marks: [] });

/** Empty garment. */
export const newGarment = (): FormGarment => ({
  id: randomKey(),
  clothType: null,
  photos: [],
  mends: [],
  current: null,
});

/** Error when the garment in the steps is not finished. */
export const MENDING_IS_OPEN = '작성하던 수선을 끝까지 등록하거나 삭제해 주세요.';

/** Whether the garment in the steps has any input. */
export const isBegun = (mending: FormGarment | null): boolean =>
  mending !== null && (mending.clothType !== null || mending.photos.length > 0);

/** Error of an incomplete mend; `undefined` once places can be marked. */
export const mendProblem = ({
  part,
  detail,
}: FormMend): { readonly part?: string; readonly detail?: string } | undefined => {
  if (part === null) return { part: '무엇을 수선할지 골라 주세요.' };
  if (part === '기타' && typedText(detail) === '') return { detail: '어떻게 수선할지 적어 주세요.' };
  return undefined;
};

/** The garment with its current mend added to the others. */
export const withCurrentDone = (garment: FormGarment): FormGarment => {
  const { current, mends } = garment;
  if (current === null) return garment;
  const isThere = mends.some(({ id }) => id === current.id);
  const others = isThere ? mends.map((mend) => (mend.id === current.id ? current : mend)) : [...mends, current];
  return { ...garment, mends: others, current: null };
};

/** The garments of a form with the finished garment added or replaced. */
export const garmentsWith = (garments: readonly FormGarment[], done: FormGarment): readonly FormGarment[] =>
  garments.some(({ id }) => id === done.id)
    ? garments.map((garment) => (garment.id === done.id ? done : garment))
    : [...garments, done];

/** Number of mends in a form, including those stored on the server. */
export const mendCount = ({ garments, keptMends }: Pick<MendValues, 'garments' | 'keptMends'>): number =>
  keptMends.length + garments.reduce((count, { mends }) => count + mends.length, 0);

/** Number of mends that may still be added to the garment in the steps. */
export const mendsLeft = ({ garments, keptMends, mending }: MendValues): number => {
  const others = garments.filter(({ id }) => id !== mending?.id);
  return REQUEST_LIMITS.mends - mendCount({ garments: others, keptMends }) - (mending?.mends.length ?? 0);
};

/**
 * All wanted mends, for the estimate and the number of pieces. New garments have ids downward from -1, distinct from
 * the server's.
 */
export const wantedMends = ({ hasMend, garments, keptMends }: MendValues): readonly WantedMend[] =>
  hasMend
    ? [
        ...keptMends.map(({ part, withLaundry, clothType, clothNo }) => ({
          mendName: part,
          withLaundry,
          clothType,
          clothNo,
        })),
        ...garments.flatMap(({ clothType, mends }, index) =>
          mends.map(({ part, withLaundry }) => ({
            mendName: part ?? '기타',
            withLaundry,
            clothType,
            clothNo: -1 - index,
          })),
        ),
      ]
    : [];

/** Facts that decide the price of washing a mended garment. */
export interface WashingTerms extends Pick<PriceList, 'prices'> {
  readonly hasPremium: boolean;
}

const UNPRICED = '기타 수선은 세탁소가 금액을 알려 드려요';

/** Price range of a mend as text; washing is not included, since several mends may share it. */
export const mendPriceText = (part: string): string => {
  const { won, unpriced } = mendsEstimate([part]);
  return unpriced > 0 ? UNPRICED : `예상 ${formatWon(won)}`;
};

/** Price range of a garment's mends with its washing, as text. */
export const garmentPriceText = ({ clothType, mends }: FormGarment, { prices, hasPremium }: WashingTerms): string => {
  const wanted = mends.map(({ part, withLaundry }) => ({
    mendName: part ?? '기타',
    withLaundry,
    clothType,
    clothNo: 0,
  }));
  const washing = mendedWashing({ prices }, wanted, hasPremium);
  const { won, unpriced } = mendsEstimate(wanted.map(({ mendName }) => mendName));
  const total = { min: won + washing.min, max: won + washing.max };
  const washed = washing.max > 0 ? ` (세탁 ${formatWonRange(washing)} 포함)` : '';
  const priced = total.max > 0 ? `예상 ${formatWonRange(total)}${washed}` : '';
  return [priced, unpriced > 0 ? UNPRICED : ''].filter(Boolean).join(DOT);
};

/** Form value of a mend stored on the server. */
export const savedMendOf = ({
  id,
  mendName,
  mendDetail,
  withLaundry,
  clothType,
  clothNo,
  images,
}: RequestMend): SavedMend => ({
  id,
  title: mendTitle({ clothType, mendName }),
  detail: mendDetail,
  part: mendName,
  withLaundry,
  clothType,
  clothNo,
  imageUrl: images[0]?.url ?? null,
});

/** Serializes new mends for both forms: each with its marked picture, the garment's photos with its first mend. */
export const mendsOnWire = ({ hasMend, garments }: MendValues) => {
  if (!hasMend) return { mendInfo: undefined, mend: undefined };
  const sent = garments.flatMap(({ clothType, photos, mends }, clothNo) =>
    mends.map(({ part, withLaundry, detail, marks }, place) => {
      const clothPhotos = place === 0 ? photos : [];
      return {
        info: {
          mendName: part ?? '기타',
          withLaundry,
          mendDetail: typedText(detail),
          imageCount: 1,
          clothType: clothType ?? 'other',
          clothNo,
          clothPhotoCount: clothPhotos.length,
        },
        files: [
          fileOfDataUrl(markedPicture(clothType ?? 'other', marks), `mend-${clothNo + 1}-${place + 1}`),
          ...clothPhotos.map(({ backgroundUrl }, index) =>
            fileOfDataUrl(backgroundUrl, `cloth-${clothNo + 1}-${index + 1}`),
          ),
        ],
      };
    }),
  );
  return { mendInfo: sent.map(({ info }) => info), mend: sent.flatMap(({ files }) => files) };
};
