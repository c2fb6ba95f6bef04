/** A document of plain data: its markup in UTF-8, its language, and whether there is such a page. */
export interface PlainDocument {
  readonly status: 200 | 404;
  readonly html: Buffer<ArrayBuffer>;
  readonly language: string;
}

export const isPlainDocument = (answer: Response | PlainDocument): answer is PlainDocument => !(answer instanceof Response);
