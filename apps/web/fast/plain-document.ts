/** A document that is answered with 200: its markup in UTF-8, and the language that it is in. */
export interface PlainDocument {
  readonly html: Buffer<ArrayBuffer>;
  readonly language: string;
}

export const isPlainDocument = (answer: Response | PlainDocument): answer is PlainDocument => !(answer instanceof Response);
