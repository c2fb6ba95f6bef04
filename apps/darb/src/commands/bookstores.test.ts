import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sellingPointsIn } from './bookstores.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'darb-bookstores-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = 'kind,country,province,name_ar,name_en,address_ar,address_en,hours_ar,hours_en,number,link';
function file(...rows: string[]): string {
  const at = path.join(folder, 'bookstores.csv');
  writeFileSync(at, [HEAD, ...rows, ''].join('\r\n'));
  return at;
}

describe('a table of bookstores (rule site 33)', () => {
  test('keeps what is given, and nothing for an empty cell', async () => {
    const rows = [
      'bookstore,JO,amman,مكتبة,Bookstore,شارع,Street,,,06 555 0114,',
      'delivery,JO,,عمّان,Amman,خلال ساعتين,Within two hours,,,,https://delivery.example/darb',
    ];
    expect(await sellingPointsIn(file(...rows))).toMatchObject([
      { order: 0, kind: 'bookstore', province: 'amman', hours: null, number: '06 555 0114', link: null },
      { order: 1, kind: 'delivery', province: null, street: { en: 'Within two hours' }, link: 'https://delivery.example/darb' },
    ]);
  });

  test('may be empty', async () => expect(await sellingPointsIn(file())).toEqual([]));

  test.for([
    ['neither a bookstore nor a delivery', 'kiosk,JO,amman,ا,a,ب,b,,,,', 'The kind must be bookstore or delivery.'],
    ['a country that there is not', 'bookstore,XX,,ا,a,ب,b,,,,', 'Darb knows no country “XX”.'],
    ['a province that there is not', 'bookstore,JO,paris,ا,a,ب,b,,,,', 'line 2: The province must be one of irbid,'],
    ['a province in a country without a map', 'bookstore,EG,amman,ا,a,ب,b,,,,', 'The province must be empty here.'],
    ['a name in one language', 'bookstore,JO,amman,ا,,ب,b,,,,', 'The name must be given in Arabic and in English.'],
    ['hours in one language', 'bookstore,JO,amman,ا,a,ب,b,٩,,,', 'The hours must be given in Arabic and in English.'],
    ['a delivery without a link', 'delivery,JO,,ا,a,ب,b,,,,', 'A delivery needs the link'],
    ['a link that is a script', 'bookstore,JO,amman,ا,a,ب,b,,,,javascript:alert(1)', 'is no address that begins with https://'],
    ['a number that is none', 'bookstore,JO,amman,ا,a,ب,b,,,me@example.org,', 'is no number to call'],
  ] as const)('is refused whole for %s', async ([, row, said]) => {
    await expect(sellingPointsIn(file(row))).rejects.toThrow(said);
  });
});
