import { sideOf, type Crop } from './crop.ts';

/** What can be drawn: a decoded picture, upright, with its size. */
export type Drawable = ImageBitmap | HTMLCanvasElement;

/** Draws the square of a picture over a whole canvas, on white where it is transparent. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Drawable, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / sideOf(crop);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, scale);
  context.translate(crop.width / 2 - crop.centre.x, crop.height / 2 - crop.centre.y);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** The square as a JPEG of so many pixels a side; null where the browser cannot write one. */
export function croppedFile(picture: Drawable, crop: Crop, pixels: number): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  drawCrop(canvas, picture, crop);
  return new Promise((done) => {
    canvas.toBlob((blob) => done(blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.9);
  });
}
