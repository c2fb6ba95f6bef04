import { describe, expect, test } from 'vitest';
import { looksLikeAiken, readAiken } from './aiken.ts';

describe('Aiken', () => {
  test('is read with Latin letters and with Arabic ones, in lines of Windows too', () => {
    const source =
      'What is \\(2^3\\)?\r\nA) 6\r\nB) 8\r\nC. 9\r\nANSWER: B\r\n\r\nما عاصمة الأردن؟\r\nأ) إربد\r\nب) عمّان\r\nالإجابة: ب\r\nQuestion on\r\ntwo lines?\r\na) one\r\nb) two,\r\nand more\r\nANSWER: a\r\n';
    expect(looksLikeAiken(source)).toBe(true);
    const { questions, remarks } = readAiken(source);
    expect(remarks).toEqual([]);
    expect(
      questions.map(({ stem, line, body }) => [
        stem,
        line,
        body.type === 'choice' && body.options.map(({ text, fraction }) => [text, fraction]),
      ]),
    ).toEqual([
      [
        'What is \\(2^3\\)?',
        1,
        [
          ['6', 0],
          ['8', 1],
          ['9', 0],
        ],
      ],
      [
        'ما عاصمة الأردن؟',
        7,
        [
          ['إربد', 0],
          ['عمّان', 1],
        ],
      ],
      [
        'Question on\ntwo lines?',
        11,
        [
          ['one', 1],
          ['two,\nand more', 0],
        ],
      ],
    ]);
  });

  test('takes several letters as several right options', () => {
    expect(readAiken('Which are even?\nA) 2\nB) 3\nC) 4\nANSWER: A, C').questions[0]?.body).toMatchObject({ multiple: true, asSet: true });
  });

  test('says with its line what is wrong with a question, and keeps the others', () => {
    const { questions, remarks } = readAiken(
      'ANSWER: A\n\nNo answer\nA) 1\nB) 2\n\nOther letter\nA) 1\nB) 2\nANSWER: D\n\nNo options\nANSWER: A\n\nGood\nA) 1\nB) 2\nANSWER: A\n\nThe end',
    );
    expect(questions.map(({ stem }) => stem)).toEqual(['Good']);
    expect(remarks.map(({ code, line }) => [code, line])).toEqual([
      ['questionUnreadable', 1],
      ['noRightAnswer', 3],
      ['answerUnknown', 7],
      ['noAnswer', 12],
      ['descriptionOnly', 20],
    ]);
  });
});
