import { PICTURE_SIZES } from '@darb/contract/limits';

/** The file of a picture in one of its sizes, as it is stored. */
export const fileOfPicture = (name: string, side: number): string => `picture-${name}-${side}.webp`;

/** The addresses of a picture, large and small; null for none. */
export function picturesAt(name: string | null): { image: string | null; image_small: string | null } {
  const [small, large] = PICTURE_SIZES;
  const at = (side: number) => (name === null ? null : `/media/pictures/${name}-${side}.webp`);
  return { image: at(large), image_small: at(small) };
}
