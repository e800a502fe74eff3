"use client";

import { isFixedField } from "../correcting/is-fixed.ts";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import type { Edge } from "./bounds.ts";

const CORNERS: readonly Edge[] = ["nw", "ne", "se", "sw"];
const SIDES: readonly Edge[] = ["n", "e", "s", "w"];
/** Fields that are lower or narrower than this on the screen have handles at their corners only. CSS pixels. */
const ROOMY_PX = 40;

const CURSORS: Readonly<Record<Edge, string>> = {
	n: "ns-resize",
	s: "ns-resize",
	e: "ew-resize",
	w: "ew-resize",
	nw: "nwse-resize",
	se: "nwse-resize",
	ne: "nesw-resize",
	sw: "nesw-resize",
};

/** The handles of the one field that is selected. The keyboard resizes with Alt and the arrows. */
export function SelectionFrame({ fileId, page, zoom }: { fileId: string; page: number; zoom: number }) {
	const key = useDeskView(({ selection }) => (selection.length === 1 ? (selection[0] ?? null) : null));
	const facts = useDeskFacts();
	const bounds = useDesk(({ draft }) => {
		const field = key === null ? undefined : draft.fields[key];
		const isHere = field?.fileId === fileId && field.page === page;
		return isHere && !isFixedField(facts, field) ? field.bounds : null;
	});
	if (!bounds || key === null) return null;
	const { x, y, width, height } = bounds;
	const hasSides = height * zoom >= ROOMY_PX && width * zoom >= ROOMY_PX;
	return (
		<div
			className="desk-frame"
			aria-hidden="true"
			style={{ "--x": x, "--y": y, "--w": width, "--h": height } as React.CSSProperties}
		>
			{[...CORNERS, ...(hasSides ? SIDES : [])].map((edge) => (
				<span
					key={edge}
					className="desk-handle"
					data-handle={edge}
					data-of={key}
					style={{ ...placeOf(edge), cursor: CURSORS[edge] }}
				/>
			))}
		</div>
	);
}

function placeOf(edge: Edge): React.CSSProperties {
	const left = edge.includes("w") ? "0%" : edge.includes("e") ? "100%" : "50%";
	const top = edge.includes("n") ? "0%" : edge.includes("s") ? "100%" : "50%";
	return { left, top };
}
