import type { PicturePlace } from "#domain/content/pictures/picture-places";
import { useEffect, useId, useRef, useState, type PointerEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { MIDDLE, partOf, pushed, ZOOM_MAX, type Framing, type Part } from "./crop.ts";

type Props = {
  picture: ImageBitmap;
  place: PicturePlace;
  ratio: number;
  isBusy: boolean;
  onUse: (part: Part) => void;
  onClose: () => void;
};

/** How many pixels the preview is wide; the page scales it. */
const SHOWN = 640;

/** Which part of a picture is shown: pushed by hand, or set with the keys. */
export function CropDialog({ picture, place, ratio, isBusy, onUse, onClose }: Props) {
  const [framing, setFraming] = useState(MIDDLE);
  const part = partOf(picture, ratio, framing);
  const wanted = place.widths.at(-1) ?? 0;
  return (
    <Dialog
      title="Choose the part to show"
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isBusy} onClick={() => onUse(part)}>
            Use this part
          </Button>
        </>
      }
    >
      <Frame picture={picture} ratio={ratio} framing={framing} onChange={setFraming} />
      <div className="grid gap-3">
        <Slider
          label="Zoom"
          value={framing.zoom}
          min={1}
          max={ZOOM_MAX}
          onChange={(zoom) => setFraming({ ...framing, zoom })}
        />
        <Slider label="Left or right" value={framing.x} onChange={(x) => setFraming({ ...framing, x })} />
        <Slider label="Up or down" value={framing.y} onChange={(y) => setFraming({ ...framing, y })} />
      </div>
      <p role="status" className="text-ink-2 text-row">
        {part.width < wanted
          ? `This part is ${Math.round(part.width)} pixels wide; sharp screens need ${wanted}. It may look blurry.`
          : "Drag the picture, or use the sliders."}
      </p>
    </Dialog>
  );
}

type FrameProps = {
  picture: ImageBitmap;
  ratio: number;
  framing: Framing;
  onChange: (framing: Framing) => void;
};

function Frame({ picture, ratio, framing, onChange }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const height = Math.round(SHOWN / ratio);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    const { left, top, width, height: tall } = partOf(picture, ratio, framing);
    context?.clearRect(0, 0, SHOWN, height);
    context?.drawImage(picture, left, top, width, tall, 0, 0, SHOWN, height);
  }, [picture, ratio, framing, height]);
  const onMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const box = currentTarget.getBoundingClientRect();
    const by = { x: (clientX - last.current.x) / box.width, y: (clientY - last.current.y) / box.height };
    last.current = { x: clientX, y: clientY };
    onChange(pushed(framing, picture, ratio, by));
  };
  return (
    <canvas
      ref={canvas}
      width={SHOWN}
      height={height}
      role="img"
      aria-label="Visible part"
      className="bg-sunk mx-auto max-h-[45dvh] max-w-full cursor-grab touch-none rounded-lg active:cursor-grabbing"
      onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        last.current = { x: clientX, y: clientY };
      }}
      onPointerMove={onMove}
      onPointerUp={() => {
        last.current = null;
      }}
    />
  );
}

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, min = 0, max = 1, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 items-center gap-x-3 sm:grid-cols-[9rem_1fr]">
      <label htmlFor={id} className="text-row font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="accent-ink h-9 w-full pointer-coarse:h-11"
      />
    </div>
  );
}
