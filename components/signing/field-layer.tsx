"use client";

import { useMemo } from "react";
import type { OtherField } from "#lib/contract/signing/signing-page.ts";
import { displayText } from "#lib/fields/format.ts";
import { isStillRequired } from "#lib/fields/values.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { ChoiceFace } from "./choice-control.tsx";
import { FieldBox, FieldFace } from "./field-box.tsx";
import { fieldReaches } from "./field-reach.ts";
import { type FieldState, initialFieldState, toRuleField } from "./field-state.ts";
import { placeStyle } from "./field-style.ts";
import { fieldName } from "./field-words.ts";
import { useSigning } from "./signing-context.tsx";
import { shownStates } from "./signing-state.ts";

/** Everything that lies over one page: others' finished fields, then the signer's own in walking order. */
export function FieldLayer({ page }: { page: number }) {
	const { view, state } = useSigning();
	const shown = shownStates(state);
	const there = new Set(shown);
	const rules = shown.map(toRuleField);
	const size = view.pages[page - 1];
	const reaches = useMemo(() => reachesOn(page, shown), [page, shown]);
	if (!size) return null;
	return (
		<>
			{view.others
				.filter((other) => other.page === page)
				.map((other) => (
					<OtherBox key={other.id} other={other} page={size} />
				))}
			{state.fields.map((one, index) =>
				one.field.page === page && there.has(one) ? (
					<FieldBox
						key={one.field.id}
						state={one}
						page={size}
						isRequired={isStillRequired(toRuleField(one), rules)}
						index={index}
						reach={reaches.get(one.field.id) ?? 0}
					/>
				) : null,
			)}
		</>
	);
}

/** How far the targets of a page's fields reach, by field id. Labels are nothing to press. */
function reachesOn(page: number, shown: readonly FieldState[]): Map<string, number> {
	const targets = shown.map((one) => one.field).filter((field) => field.page === page && field.type !== "Label");
	const reaches = fieldReaches(targets.map((field) => field.bounds));
	return new Map(targets.map((field, index) => [field.id, reaches[index] ?? 0]));
}

/** What somebody else has filled in: shown as it will be printed. */
function OtherBox({ other, page }: { other: OtherField; page: { widthPx: number; heightPx: number } }) {
	const { messages, display } = useSigning();
	const state = initialFieldState({ ...other, revision: 0 });
	const { width, height } = other.bounds;
	const isChoice = other.type === "CheckBox" || other.type === "RadioButton";
	const isOn = other.shown.kind === "text" && other.shown.value === "on";
	const name = fieldName(other, messages);
	const text = other.shown.kind === "file" ? other.shown.name : displayText(toRuleField(state), display);
	const value = text || messages.fields.filled;
	return (
		<div
			className="absolute"
			style={{ ...placeStyle(other.bounds, page), backgroundColor: other.backgroundColor ?? undefined }}
			title={other.signerName}
		>
			<span className="sr-only">{fill(messages.page.filledBy, { field: name, signer: other.signerName, value })}</span>
			{isChoice ? (
				<ChoiceFace
					isRadio={other.type === "RadioButton"}
					isOn={isOn}
					color={other.font.color}
					width={width}
					height={height}
				/>
			) : (
				<FieldFace state={state} page={page} />
			)}
		</div>
	);
}
