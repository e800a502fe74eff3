"use client";

import { useMemo } from "react";
import { isStillRequired } from "#lib/fields/values.ts";
import { FieldBox } from "./field-box.tsx";
import { fieldReaches } from "./field-reach.ts";
import { type FieldState, toRuleField } from "./field-state.ts";
import { OtherBox } from "./other-box.tsx";
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
			<OthersOn page={page} />
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

/** What is printed of everybody else on a page. */
export function OthersOn({ page }: { page: number }) {
	const { view } = useSigning();
	const size = view.pages[page - 1];
	if (!size) return null;
	return view.others
		.filter((other) => other.page === page)
		.map((other) => <OtherBox key={other.id} other={other} page={size} />);
}
