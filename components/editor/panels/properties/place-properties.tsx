"use client";

import { useDesk } from "#components/editor/state/use-editor.ts";
import { NumberInput } from "#components/panels/number-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { Bounds } from "#lib/fields/field-types.ts";
import type { Chosen } from "./use-chosen-fields.ts";

const NAMES = { x: "X", y: "Y", width: "W", height: "H" } as const;
const SIDES = ["x", "y", "width", "height"] as const;

/** Where the fields stand and how large they are, in pixels of 96 dpi. */
export function PlaceProperties({ chosen: { common, changeEach, fields } }: { chosen: Chosen }) {
	const words = useWords("editor").properties;
	const { mixed } = useWords("fieldSettings");
	const [first] = fields;
	const page = useDesk(({ draft }) => (first ? draft.files[first.fileId]?.pages[first.page - 1] : undefined));
	const limit = { x: page?.widthPx, width: page?.widthPx, y: page?.heightPx, height: page?.heightPx };
	const set = (side: keyof Bounds, value: number | null) => {
		if (value === null) return;
		changeEach(({ bounds }) => ({ bounds: { ...bounds, [side]: value } }), side);
	};
	return (
		<fieldset>
			<legend className="mb-1 text-ink-soft text-xs">{words.position}</legend>
			<div className="desk-bounds grid grid-cols-4 gap-1.5">
				{SIDES.map((side) => {
					const { value, isMixed } = common(({ bounds }) => Math.round(bounds[side] * 10) / 10);
					return (
						<NumberInput
							key={side}
							label={NAMES[side]}
							value={value}
							placeholder={isMixed ? mixed : ""}
							min={side === "x" || side === "y" ? 0 : 1}
							max={Math.floor(limit[side] ?? 10_000)}
							onGive={(next) => set(side, next)}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}
