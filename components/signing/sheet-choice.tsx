"use client";

import { radioGroup } from "#lib/fields/groups.ts";
import { isShut } from "./field-state.ts";
import { fieldName } from "./field-words.ts";
import type { SheetControlProps } from "./sheet-control.tsx";
import { useSigning } from "./signing-context.tsx";

const ROW =
	"flex min-h-12 items-center gap-3 rounded-control border border-line-strong px-3 text-read has-checked:border-seal has-checked:bg-seal-soft has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-ink-soft";

/** A check box, or all buttons of a group, as lines for thumbs. */
export function SheetChoice({ state, id, isRequired }: SheetControlProps) {
	const { verbs, messages, state: all } = useSigning();
	const { field, draft } = state;
	if (field.type === "CheckBox") {
		return (
			<label className={ROW}>
				<input
					id={id}
					type="checkbox"
					className="size-6 shrink-0 accent-seal"
					aria-required={isRequired || undefined}
					aria-describedby={`${id}-note`}
					disabled={isShut(all.fields, state)}
					checked={draft === "on"}
					onChange={(event) => verbs.edit(field.id, event.target.checked ? "on" : "off")}
				/>
				{fieldName(field, messages)}
			</label>
		);
	}
	const names = new Set(
		radioGroup(
			all.fields.map((one) => one.field),
			field,
		).map((one) => one.id),
	);
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="sr-only">{field.groupName ?? messages.fields.group}</legend>
			{all.fields
				.filter((one) => names.has(one.field.id))
				.map((one) => (
					<label key={one.field.id} className={ROW}>
						<input
							type="radio"
							name={`sheet-${field.groupName}`}
							className="size-6 shrink-0 accent-seal"
							disabled={one.field.isReadOnly}
							checked={one.draft === "on"}
							onChange={() => verbs.edit(one.field.id, "on")}
						/>
						{fieldName(one.field, messages)}
					</label>
				))}
		</fieldset>
	);
}
