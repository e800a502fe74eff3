"use client";

import { Eraser, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import SignaturePad from "signature_pad";
import { Button } from "#components/ui/button.tsx";
import type { DrawnMark, Stroke } from "#lib/fields/mark.ts";
import { useSigning } from "./signing-context.tsx";

type DrawPadProps = {
	mark: DrawnMark | null;
	onChange: (mark: DrawnMark | null) => void;
	/** Width by height. */
	ratio: number;
};

/** The size strokes are recorded in, whatever the pad's size on the screen: turning the phone keeps them. */
const PAD_WIDTH = 900;

/**
 * A pad for finger, pen or mouse. The pen's library only catches the strokes; what is seen is drawn from
 * them as page and PDF will.
 */
export function DrawPad({ mark, onChange, ratio }: DrawPadProps) {
	const { messages } = useSigning();
	const { adopt, actions } = messages;
	const height = Math.round(PAD_WIDTH / ratio);
	const change = (strokes: Stroke[]) =>
		onChange(strokes.length === 0 ? null : { kind: "draw", width: PAD_WIDTH, height, strokes });
	const strokes = mark?.strokes ?? [];
	const { canvas, isDrawing, isReady } = useStrokes((stroke) => change([...strokes, stroke]));
	return (
		<div className="flex flex-col gap-2">
			<div
				className="paper-light relative w-full overflow-hidden rounded-control border border-line-strong bg-white"
				style={{ aspectRatio: `${PAD_WIDTH} / ${height}` }}
			>
				<span className="absolute inset-x-[6%] bottom-[22%] border-line border-b-2" aria-hidden="true" />
				{mark || isDrawing ? null : (
					<span className="pointer-events-none absolute inset-0 grid place-items-center px-4 text-center text-ink-soft">
						{adopt.drawHere}
					</span>
				)}
				{mark ? <Ink mark={mark} /> : null}
				<canvas
					ref={canvas}
					data-ready={isReady}
					className="absolute inset-0 h-full w-full touch-none"
					aria-label={adopt.drawArea}
					role="img"
				/>
			</div>
			<div className="flex gap-2">
				<Button
					variant="ghost"
					icon={<Undo2 size={16} aria-hidden="true" />}
					disabled={!mark}
					onClick={() => change(strokes.slice(0, -1))}
				>
					{actions.undo}
				</Button>
				<Button
					variant="ghost"
					icon={<Eraser size={16} aria-hidden="true" />}
					disabled={!mark}
					onClick={() => change([])}
				>
					{actions.clear}
				</Button>
			</div>
		</div>
	);
}

/** A canvas that hands over every stroke. */
function useStrokes(onStroke: (stroke: Stroke) => void) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [isDrawing, setIsDrawing] = useState(false);
	const [isReady, setIsReady] = useState(false);
	const latest = useRef(onStroke);
	latest.current = onStroke;
	useEffect(() => {
		const element = canvas.current;
		if (!element) return;
		const pad = catchStrokes(element, setIsDrawing, (stroke) => latest.current(stroke));
		setIsReady(true);
		return () => pad.off();
	}, []);
	return { canvas, isDrawing, isReady };
}

/** Strokes where they were drawn; only when they are used are they fitted to a box. */
function Ink({ mark }: { mark: DrawnMark }) {
	// A frame of the pad's own size around the ink keeps it in its place.
	const { width, height } = mark;
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			className="pointer-events-none absolute inset-0 h-full w-full"
			aria-hidden="true"
		>
			{mark.strokes.map((stroke, index) => (
				<polyline
					key={index}
					points={stroke.map(([x, y]) => `${x},${y}`).join(" ")}
					fill="none"
					stroke="#1B1D21"
					strokeWidth={width / 180}
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			))}
		</svg>
	);
}

function catchStrokes(
	canvas: HTMLCanvasElement,
	onDrawing: (isDrawing: boolean) => void,
	onStroke: (stroke: Stroke) => void,
): SignaturePad {
	const fit = () => {
		const scale = Math.max(1, window.devicePixelRatio);
		canvas.width = canvas.offsetWidth * scale;
		canvas.height = canvas.offsetHeight * scale;
		canvas.getContext("2d")?.scale(scale, scale);
	};
	fit();
	const width = Math.max(1, canvas.offsetWidth) / 240;
	const pad = new SignaturePad(canvas, { minWidth: width, maxWidth: width * 1.6, penColor: "#1B1D21", minDistance: 2 });
	pad.addEventListener("beginStroke", () => {
		fit();
		onDrawing(true);
	});
	pad.addEventListener("endStroke", () => {
		const scale = PAD_WIDTH / Math.max(1, canvas.offsetWidth);
		const points = pad.toData().at(-1)?.points ?? [];
		onStroke(points.map(({ x, y }) => [Math.round(x * scale * 10) / 10, Math.round(y * scale * 10) / 10]));
		pad.clear();
		onDrawing(false);
	});
	return pad;
}
