import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contactsIn, teamIn } from './site-data.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'darb-site-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(...lines: string[]): string {
  const at = path.join(folder, 'table.csv');
  writeFileSync(at, `\uFEFF${lines.join('\r\n')}\r\n`);
  return at;
}

describe('a table of the team', () => {
  const head = 'kind;name_ar;name_en;role_ar;role_en;about_ar;about_en';

  test('is read as a spreadsheet writes it, with semicolons, quotes and a byte-order mark', async () => {
    expect(await teamIn(file(head, 'person;منى;Muna;الرياضيات;Mathematics;تكتب;"Writes; and checks"'))).toEqual([
      {
        kind: 'person',
        order: 0,
        name: { ar: 'منى', en: 'Muna' },
        role: { ar: 'الرياضيات', en: 'Mathematics' },
        about: { ar: 'تكتب', en: 'Writes; and checks' },
      },
    ]);
  });

  test('may be empty', async () => expect(await teamIn(file(head))).toEqual([]));

  test.for([
    ['a name in one language', 'person;رامي;;ا;a;ب;b', 'line 2: The name must be given in Arabic and in English. Nothing was changed.'],
    ['neither a person nor an opening', 'ghost;رامي;Rami;ا;a;ب;b', 'line 2: The kind must be person or opening.'],
    ['a row that is too short', 'person;رامي', 'Nothing was changed.'],
    ['a quote that does not close', 'person;"رامي;Rami;ا;a;ب;b', 'Nothing was changed.'],
  ] as const)('is refused whole for %s', async ([, row, said]) => {
    await expect(teamIn(file(head, row))).rejects.toThrow(said);
  });

  test('is refused where a column is missing, or the file is', async () => {
    await expect(teamIn(file('kind;name_ar', 'person;منى'))).rejects.toThrow('name_en, role_ar, role_en, about_ar, about_en is missing');
    await expect(teamIn(path.join(folder, 'none.csv'))).rejects.toThrow('There is no file');
  });
});

describe('a table of contacts', () => {
  const head = 'country,number,help,ideas,schools,office_ar,office_en,map';

  test('keeps a number as it is written, and nothing for an empty cell', async () => {
    expect(await contactsIn(file(head, 'JO,06 555 0100,help@darb.example,,,,,https://maps.example/a'))).toEqual([
      {
        ...{ country: 'JO', number: '06 555 0100', help: 'help@darb.example', map: 'https://maps.example/a' },
        ...{ ideas: null, schools: null, office: null },
      },
    ]);
  });

  test.for(['XX,,,,,,,', 'JO,,nobody,,,,,', 'JO,,,,,,,javascript:alert(1)', 'JO,help@darb.example,,,,,,', 'JO,,06 555 0100,,,,,'])(
    'is refused for %s',
    async (row) => void (await expect(contactsIn(file(head, row))).rejects.toThrow('line 2: ')),
  );

  test('is refused where a country stands in it twice', async () => {
    await expect(contactsIn(file(head, 'JO,,,,,,,', 'JO,,,,,,,'))).rejects.toThrow('JO stands in the file twice');
  });
});
