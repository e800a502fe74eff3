"use client";

import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { Chosen } from "../panels/properties/use-chosen-fields.ts";

/** What senders may do with fields of the template. */
export function FieldPermissions({ chosen: { fields, change } }: { chosen: Chosen }) {
	const words = useWords("editor").template.field;
	const mayHaveValue = fields.every(({ type }) => FIELD_REGISTRY[type].mayBeReadOnly && type !== "Image");
	const isOn = (name: "mayChange" | "mayRemove") => fields.every((field) => field[name] ?? true);
	return (
		<fieldset className="border-line border-t pt-3">
			<legend className="sr-only">{words.title}</legend>
			<SwitchRow label={words.mayChange} isOn={isOn("mayChange")} onSwitch={(mayChange) => change({ mayChange })} />
			<SwitchRow label={words.mayRemove} isOn={isOn("mayRemove")} onSwitch={(mayRemove) => change({ mayRemove })} />
			{mayHaveValue ? (
				<SwitchRow
					label={words.needsValue}
					isOn={fields.every(({ needsValue }) => needsValue === true)}
					onSwitch={(needsValue) => change({ needsValue })}
				/>
			) : null}
		</fieldset>
	);
}
