import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { squaresOf } from './squares.server.ts';

/** As a camera would see it: each square of so many points. */
const POINTS = 6;

test('a camera reads the address from the squares', () => {
  const address = 'https://darb.example/ar/referralsignup?code=K7M4QX';
  const rows = squaresOf(address);
  const side = rows.length * POINTS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (rows[Math.floor(y / POINTS)]?.[Math.floor(x / POINTS)] === '1') data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  expect(decodeQR({ width: side, height: side, data })).toBe(address);
});
