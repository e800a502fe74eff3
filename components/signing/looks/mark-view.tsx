"use client";

import type { ShownMark } from "#lib/contract/signing/signing-page.ts";
import { markLook } from "#lib/fields/looks/mark-look.ts";
import { LookDrawing } from "./look-view.tsx";

type MarkViewProps = { mark: Exclude<ShownMark, { kind: "image" }>; width: number; height: number };

/** A signature or initials in a box of these proportions, as sealing draws them. */
export function MarkView({ mark, width, height }: MarkViewProps) {
	const parts = markLook("Signature", mark, { x: 0, y: 0, width, height });
	return (
		<span className="relative block h-full w-full">
			<LookDrawing parts={parts} width={width} height={height} isCut={false} />
		</span>
	);
}
