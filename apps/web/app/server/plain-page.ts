/** A document that is answered with 200: its markup in UTF-8, and the language that it is in. */
export interface PlainPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly language: string;
}
export const isPlainPage = (answer: Response | PlainPage): answer is PlainPage => !(answer instanceof Response);
