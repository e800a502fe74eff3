"use client";

import { useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { Choice } from "../preview/choice.tsx";
import { drawPart, loadImage, type Part } from "./read-logo.ts";

type Shape = "whole" | "square" | "wide";
const SHAPES: readonly Shape[] = ["whole", "square", "wide"];
const MOST_ZOOM = 4;

type Props = { url: string; onClose: () => void; onDone: (url: string) => void };

/** Lets somebody choose the part of a picture that is the logo. */
export function CropDialog({ url, onClose, onDone }: Props) {
	const { cropping: words, cancel } = useWords("brands");
	const { close } = useWords("common");
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const [shape, setShape] = useState<Shape>("whole");
	const [own, setOwn] = useState(1);
	const part = useRef<Part | null>(null);

	async function take() {
		onDone(drawPart(await loadImage(url), part.current));
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
					<Button onClick={onClose}>{cancel}</Button>
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
						objectFit="contain"
						keyboardStep={8}
					/>
				</div>
				<Choice label={words.shape} of={SHAPES} chosen={shape} onChoose={setShape}>
					{(one) => words.shapes[one]}
				</Choice>
				<Zoom zoom={zoom} onZoom={setZoom} />
			</div>
		</Dialog>
	);
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
	const { cropping: words } = useWords("brands");
	const id = useId();
	return (
		<div className="flex items-center gap-3">
			<label htmlFor={id}>{words.zoom}</label>
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
