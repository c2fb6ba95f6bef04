/** A sample picture: a kite above hills, wider than tall. */
export function kite(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 320;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const fill = (colour: string, path: string) => {
    context.fillStyle = colour;
    context.fill(new Path2D(path));
  };
  fill('#DCE9E8', 'M0 0h480v320H0z');
  fill('#D9982B', 'M126 70a24 24 0 1 0 48 0a24 24 0 1 0-48 0z');
  fill('#C9CE9C', 'M0 214c60-40 150-46 240-20s160 10 240-24v150H0z');
  fill('#8FAE86', 'M0 262c80-30 250-10 480-26v84H0z');
  fill('#C4512F', 'M264 58l52 66-66 62-38-86z');
  fill('#F3C46B', 'M264 58L316 124L258.6 110.7zM212 100L258.6 110.7L250 186z');
  return canvas;
}
