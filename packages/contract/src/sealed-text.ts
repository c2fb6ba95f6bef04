/** What a device seals when it hands in without a connection (rule assessment 22). */
export interface Sealed {
  start_request_id: string;
  answers: readonly { question_id: number; answer: object; acted_at?: string | undefined }[];
  /** When the device opened the attempt and sealed it, in the server's time by a clock that nobody sets. */
  opened_at: string;
  sealed_at: string;
}

/** For `JSON.stringify`: names of every object in one order, so that what is equal is one text. */
export const namesInOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The text whose SHA-256, in small hexadecimal letters, is the seal: questions, answers and times. */
export const sealedText = ({ start_request_id, answers, opened_at, sealed_at }: Sealed): string =>
  JSON.stringify(
    {
      ...{ start_request_id, opened_at, sealed_at },
      answers: [...answers]
        .sort((one, other) => one.question_id - other.question_id)
        .map(({ question_id, answer, acted_at }) => ({ question_id, answer, acted_at })),
    },
    namesInOrder,
  );
