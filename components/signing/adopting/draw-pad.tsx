"use client";

import { Eraser, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import SignaturePad from "signature_pad";
import { Button } from "#components/ui/button.tsx";
import type { DrawnMark, Stroke } from "#lib/fields/values/mark.ts";
import { useSigning } from "../state/signing-context.tsx";

type DrawPadProps = {
	mark: DrawnMark | null;
	onChange: (mark: DrawnMark | null) => void;
	/** Width by height. */
	ratio: number;
	/** What is drawn upon, at its own proportions; absent: a line to sign on. */
	beneath?: ReactNode;
	/** Width of the pen's line as a share of the pad's. */
	penShare?: number;
};

/** The longer side that strokes are recorded in, whatever the pad's size on the screen: turning the phone keeps them. */
const PAD_SIDE = 900;
const PEN_SHARE = 1 / 180;
/** Of the pad: what a low window leaves beside title, tabs and buttons. */
const MAX_HEIGHT = "clamp(8rem, 100dvh - 17rem, 52dvh)";

/** The pad's own pixels. What was begun on another pad goes on at its proportions. */
function padSize(ratio: number): { width: number; height: number } {
	const tenths = (side: number) => Math.max(1, Math.round(side * 10) / 10);
	return ratio >= 1
		? { width: PAD_SIDE, height: tenths(PAD_SIDE / ratio) }
		: { width: tenths(PAD_SIDE * ratio), height: PAD_SIDE };
}

/**
 * A pad for finger, pen or mouse. The pen's library only catches the strokes; what is seen is drawn from
 * them as page and PDF will.
 */
export function DrawPad({ mark, onChange, ratio, beneath, penShare = PEN_SHARE }: DrawPadProps) {
	const { messages } = useSigning();
	const { adopt, actions } = messages;
	const { width, height } = mark ?? padSize(ratio);
	const change = (strokes: Stroke[]) =>
		onChange(strokes.length === 0 ? null : { kind: "draw", width, height, strokes });
	const strokes = mark?.strokes ?? [];
	const { canvas, isDrawing, isReady } = useStrokes(width, penShare, (stroke) => change([...strokes, stroke]));
	return (
		<div className="flex flex-col gap-2">
			<div
				className="paper-light relative mx-auto overflow-hidden rounded-control bg-white shadow-[0_0_0_1px_var(--line-strong)]"
				// As wide as there is room, and never higher than can be seen at once.
				style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${MAX_HEIGHT} * ${width / height})` }}
			>
				{beneath ?? <span className="absolute inset-x-[6%] bottom-[22%] border-line border-b-2" aria-hidden="true" />}
				{beneath || mark || isDrawing ? null : (
					<span className="pointer-events-none absolute inset-0 grid place-items-center px-4 text-center text-ink-soft">
						{adopt.drawHere}
					</span>
				)}
				{mark ? <Ink mark={mark} penShare={penShare} /> : null}
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
function useStrokes(padWidth: number, penShare: number, onStroke: (stroke: Stroke) => void) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [isDrawing, setIsDrawing] = useState(false);
	const [isReady, setIsReady] = useState(false);
	const latest = useRef(onStroke);
	latest.current = onStroke;
	useEffect(() => {
		const element = canvas.current;
		if (!element) return;
		const pad = catchStrokes(element, { padWidth, penShare }, setIsDrawing, (stroke) => latest.current(stroke));
		setIsReady(true);
		return () => pad.off();
	}, [padWidth, penShare]);
	return { canvas, isDrawing, isReady };
}

/** Strokes where they were drawn; a signature is fitted to its box only when it is used. */
function Ink({ mark, penShare }: { mark: DrawnMark; penShare: number }) {
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
					strokeWidth={width * penShare}
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			))}
		</svg>
	);
}

function catchStrokes(
	canvas: HTMLCanvasElement,
	{ padWidth, penShare }: { padWidth: number; penShare: number },
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
	// The library counts in radii; where one moves slowly its line grows a little.
	const width = Math.max(1, canvas.offsetWidth) * penShare * 0.5;
	const pad = new SignaturePad(canvas, { minWidth: width, maxWidth: width * 1.3, penColor: "#1B1D21", minDistance: 2 });
	pad.addEventListener("beginStroke", () => {
		fit();
		onDrawing(true);
	});
	pad.addEventListener("endStroke", () => {
		const scale = padWidth / Math.max(1, canvas.offsetWidth);
		const points = pad.toData().at(-1)?.points ?? [];
		onStroke(points.map(({ x, y }) => [Math.round(x * scale * 10) / 10, Math.round(y * scale * 10) / 10]));
		pad.clear();
		onDrawing(false);
	});
	return pad;
}
