import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { cropOf, moved, placed, shareAlong, turned, zoomed, ZOOM_MAX, type Crop } from './crop.ts';
import { croppedFile, drawCrop, type Drawable } from './draw-crop.ts';
import * as css from './PictureCrop.css.ts';

export interface PictureCropProps {
  picture: Drawable;
  onClose: () => void;
  /** Gets the square as a file; null where the browser could not make one. */
  onDone: (file: File | null) => void;
}

/** Twice what the largest place shows. */
const KEPT_PIXELS = 512;
const SHOWN_PIXELS = 640;
const STEP = 0.02;
const SLIDERS = [
  { axis: 'x', text: 'picture.across' },
  { axis: 'y', text: 'picture.upDown' },
] as const;
/** The square of a picture, chosen by touch or by sliders, which take keys. Fetched when it is needed. */
export function PictureCrop({ picture, onClose, onDone }: PictureCropProps) {
  const { t } = useTranslation('settings');
  const [crop, setCrop] = useState(() => cropOf(picture));
  return (
    <Dialog open onClose={onClose} title={t('picture.cropTitle')} description={t('picture.cropLead')}>
      <div className={css.crop}>
        <Pane picture={picture} crop={crop} change={setCrop} />
        <Slider text={t('picture.zoom')} min={1} max={ZOOM_MAX} value={crop.zoom} change={(zoom) => setCrop(zoomed(crop, zoom))} />
        {SLIDERS.map(({ axis, text }) => (
          <Slider
            key={axis}
            text={t(text)}
            min={0}
            max={1}
            value={shareAlong(crop, axis)}
            change={(share) => setCrop(placed(crop, axis, share))}
          />
        ))}
        <Button look="quiet" compact type="button" icon="retry" onClick={() => setCrop(turned)}>
          {t('picture.turn')}
        </Button>
        <Button wide type="button" onClick={() => void croppedFile(picture, crop, KEPT_PIXELS).then(onDone)}>
          {t('picture.save')}
        </Button>
      </div>
    </Dialog>
  );
}

interface SliderProps {
  text: string;
  min: number;
  max: number;
  /** Null where there is nothing to choose. */
  value: number | null;
  change: (value: number) => void;
}

/** From left to right in every language, as the picture is. */
const Slider = ({ text, min, max, value, change }: SliderProps) => (
  <label className={css.slider}>
    <span>{text}</span>
    <input
      type="range"
      dir="ltr"
      min={min}
      max={max}
      step={STEP}
      disabled={value === null}
      value={value ?? min}
      onChange={({ currentTarget }) => change(Number(currentTarget.value))}
    />
  </label>
);

interface PaneProps {
  picture: Drawable;
  crop: Crop;
  change: (make: (crop: Crop) => Crop) => void;
}

/** What is kept, to be dragged; whoever does not see it has the sliders. */
function Pane({ picture, crop, change }: PaneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth } = currentTarget;
    change((before) => moved(before, -movementX / clientWidth, -movementY / clientWidth));
  };
  return (
    <div
      className={css.pane}
      aria-hidden="true"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      <canvas ref={canvas} className={css.canvas} width={SHOWN_PIXELS} height={SHOWN_PIXELS} />
      <span className={css.ring} />
    </div>
  );
}
