import encodeQR from 'qr';

/** The squares of an address's QR code with the light edge that cameras need, row by row; dark where `1`. */
export const squaresOf = (address: string): string[] =>
  encodeQR(address, 'raw', { ecc: 'medium', border: 4 }).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
