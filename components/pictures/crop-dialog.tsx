"use client";

import { useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Choice } from "#components/ui/forms/choice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { loadImage, type Part } from "./picture-parts.ts";

type Shape = "whole" | "square" | "wide";
const SHAPES: readonly Shape[] = ["whole", "square", "wide"];
const MOST_ZOOM = 4;

type CropWords = { title: string; about: string; zoom: string; action: string; cancel: string };

type Props = {
	url: string;
	words: CropWords;
	/** The shapes to choose among; left out: a square, shown round. */
	shapes?: { label: string; names: Record<Shape, string> };
	onClose: () => void;
	/** @param part in the picture's own pixels; null: all of it */
	onDone: (image: HTMLImageElement, part: Part | null) => void;
};

/** Lets somebody choose the part of a picture that counts. */
export function CropDialog({ url, words, shapes, onClose, onDone }: Props) {
	const { close } = useWords("common");
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const [shape, setShape] = useState<Shape>(shapes ? "whole" : "square");
	const [own, setOwn] = useState(1);
	const part = useRef<Part | null>(null);

	async function take() {
		onDone(await loadImage(url), part.current);
	}

	return (
		<Dialog
			title={words.title}
			description={words.about}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{words.cancel}</Button>
					<Button variant="primary" onClick={take}>
						{words.action}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<div className="relative h-64 overflow-hidden rounded-control bg-sunken">
					<Cropper
						image={url}
						crop={crop}
						zoom={zoom}
						maxZoom={MOST_ZOOM}
						aspect={{ whole: own, square: 1, wide: 3 }[shape]}
						onCropChange={setCrop}
						onZoomChange={setZoom}
						onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
						onCropComplete={(_, pixels) => {
							part.current = pixels;
						}}
						cropShape={shapes ? "rect" : "round"}
						showGrid={shapes !== undefined}
						objectFit="contain"
						keyboardStep={8}
					/>
				</div>
				{shapes ? (
					<Choice label={shapes.label} of={SHAPES} chosen={shape} onChoose={setShape}>
						{(one) => shapes.names[one]}
					</Choice>
				) : null}
				<Zoom label={words.zoom} zoom={zoom} onZoom={setZoom} />
			</div>
		</Dialog>
	);
}

function Zoom({ label, zoom, onZoom }: { label: string; zoom: number; onZoom: (zoom: number) => void }) {
	const id = useId();
	return (
		<div className="flex items-center gap-3">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="range"
				min={1}
				max={MOST_ZOOM}
				step={0.05}
				value={zoom}
				onChange={({ target }) => onZoom(Number(target.value))}
				className="h-6 min-w-0 flex-1 accent-seal"
			/>
		</div>
	);
}
