"use client";

import { useLayoutEffect, useRef, useState } from "react";
import type { ShownMark } from "#lib/contract/signing/signing-page.ts";
import { type SignatureFace, strokesToPath } from "#lib/fields/mark.ts";

/** Ink of every mark, as sealing prints it; paper is always white. */
const INK = "#1B1D21";

/** CSS family and the height of ascent and descent together, as a share of the size. */
const FACES: Readonly<Record<SignatureFace, { family: string; height: number }>> = {
	"dancing-script": { family: '"Dancing Script"', height: 1.2 },
	caveat: { family: "Caveat", height: 1.26 },
	"great-vibes": { family: '"Great Vibes"', height: 1.25 },
};

type MarkViewProps = { mark: ShownMark; width: number; height: number };

/** A signature, initials or drawing in a box of these proportions, drawn as sealing draws it. */
export function MarkView({ mark, width, height }: MarkViewProps) {
	if (mark.kind === "image") {
		return <img src={mark.url} alt="" className="h-full w-full object-contain" draggable={false} />;
	}
	if (mark.kind === "type") return <TypedMark text={mark.text} face={mark.face} width={width} height={height} />;
	const { d, strokeWidthPx } = strokesToPath(mark, width, height);
	return (
		<svg viewBox={`0 0 ${width} ${height}`} className="h-full w-full" aria-hidden="true">
			<path d={d} fill="none" stroke={INK} strokeWidth={strokeWidthPx} strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}

/** Share of the box's width that a typed name may take, as in sealing. */
const TYPED_WIDTH = 0.94;

function TypedMark({
	text,
	face,
	width,
	height,
}: {
	text: string;
	face: SignatureFace;
	width: number;
	height: number;
}) {
	const ref = useRef<SVGTextElement>(null);
	const { family, height: faceHeight } = FACES[face];
	const tallest = height / faceHeight;
	const [size, setSize] = useState(() => Math.min(tallest, (width * TYPED_WIDTH) / Math.max(1, text.length * 0.45)));
	useLayoutEffect(() => {
		const fit = () => {
			const length = ref.current?.getComputedTextLength() ?? 0;
			const current = Number(ref.current?.getAttribute("font-size"));
			if (length > 0) setSize(Math.min(tallest, (width * TYPED_WIDTH * current) / length));
		};
		fit();
		document.fonts.addEventListener("loadingdone", fit);
		return () => document.fonts.removeEventListener("loadingdone", fit);
	}, [text, face, tallest, width]);
	return (
		<svg viewBox={`0 0 ${width} ${height}`} className="h-full w-full overflow-visible" aria-hidden="true">
			<text
				ref={ref}
				x={width / 2}
				y={height / 2}
				fontSize={size}
				fontFamily={family}
				fill={INK}
				textAnchor="middle"
				dominantBaseline="central"
			>
				{text}
			</text>
		</svg>
	);
}
