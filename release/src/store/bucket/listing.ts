/** Object in a listing. */
export interface ListedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const textOf = (xml: string, tag: string): string | undefined => {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text === undefined ? undefined : decoded(text);
};

/** Reads an answer to `ListObjectsV2`. @returns `next` to continue with, where there is more. */
export const readListing = (
  xml: string,
): { readonly objects: readonly ListedObject[]; readonly next: string | undefined } => ({
  objects: [...xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    size: Number(textOf(entry, 'Size') ?? 0),
    changedAt: new Date(textOf(entry, 'LastModified') ?? 0),
  })),
  next: textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined,
});
