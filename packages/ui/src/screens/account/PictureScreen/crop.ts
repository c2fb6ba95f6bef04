/** The square of a picture that is kept, in the picture's own pixels as it stands after its turns. */
export interface Crop {
  width: number;
  height: number;
  /** Quarters of a turn, clockwise: 0 to 3. */
  turns: number;
  /** 1 shows as much as fits; more shows less of it, larger. */
  zoom: number;
  centre: { x: number; y: number };
}

export const ZOOM_MAX = 4;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), Math.max(low, high));

/** The side of the square. */
export const sideOf = ({ width, height, zoom }: Crop): number => Math.min(width, height) / zoom;

/** The square never leaves the picture. */
function held(crop: Crop): Crop {
  const half = sideOf(crop) / 2;
  const { x, y } = crop.centre;
  return { ...crop, centre: { x: between(half, x, crop.width - half), y: between(half, y, crop.height - half) } };
}

/** The largest square in the middle. */
export const cropOf = ({ width, height }: { width: number; height: number }): Crop => ({
  width,
  height,
  turns: 0,
  zoom: 1,
  centre: { x: width / 2, y: height / 2 },
});

/** Moves the square, by parts of its own side. */
export function moved(crop: Crop, right: number, down: number): Crop {
  const side = sideOf(crop);
  return held({ ...crop, centre: { x: crop.centre.x + right * side, y: crop.centre.y + down * side } });
}

const AXES = { x: 'width', y: 'height' } as const;
export type Axis = keyof typeof AXES;

/** How far the square can go along an axis, in pixels. */
const slack = (crop: Crop, axis: Axis): number => crop[AXES[axis]] - sideOf(crop);

/** Where the square stands along an axis: 0 at its start, 1 at its end; null where it cannot move. */
export function shareAlong(crop: Crop, axis: Axis): number | null {
  const room = slack(crop, axis);
  return room < 1 ? null : between(0, (crop.centre[axis] - sideOf(crop) / 2) / room, 1);
}

/** Puts the square to a share of its way along an axis. */
export const placed = (crop: Crop, axis: Axis, share: number): Crop =>
  held({ ...crop, centre: { ...crop.centre, [axis]: sideOf(crop) / 2 + share * slack(crop, axis) } });

export const zoomed = (crop: Crop, zoom: number): Crop => held({ ...crop, zoom: between(1, zoom, ZOOM_MAX) });

/** Turns the picture clockwise by a quarter; what was in the middle stays there. */
export const turned = ({ width, height, turns, zoom, centre }: Crop): Crop =>
  held({ width: height, height: width, turns: (turns + 1) % 4, zoom, centre: { x: height - centre.y, y: centre.x } });
