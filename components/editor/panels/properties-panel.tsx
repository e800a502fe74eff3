"use client";

import { Trash2 } from "lucide-react";
import { Locked, LockedNote } from "#components/editor/correcting/locked-note.tsx";
import { useWhyPersonFixed } from "#components/editor/correcting/use-locks.ts";
import { readingOrder } from "#components/editor/fields/reading-order.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { useWork } from "#components/editor/work/work-context.tsx";
import { DateProperties } from "#components/field-settings/date-properties.tsx";
import { FileProperties } from "#components/field-settings/file-properties.tsx";
import { BackgroundProperties, StyleProperties } from "#components/field-settings/style-properties.tsx";
import { SyncProperties } from "#components/field-settings/sync-properties.tsx";
import { TakesProperties } from "#components/field-settings/takes-properties.tsx";
import { ValueProperties } from "#components/field-settings/value-properties.tsx";
import { Button } from "#components/ui/button.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { hasKey } from "#lib/fields/registry.ts";
import { format } from "#lib/i18n/message.ts";
import { useWhyFields } from "../template/use-forbidden.ts";
import { removeSelected } from "../verbs/change-fields.ts";
import { ApiProperties } from "./properties/api-properties.tsx";
import { ArrangeProperties } from "./properties/arrange-properties.tsx";
import { formulaOperands } from "./properties/formula-operands.ts";
import { GeneralProperties } from "./properties/general-properties.tsx";
import { GroupProperties } from "./properties/group-properties.tsx";
import { KeepField } from "./properties/keep-field.tsx";
import { PlaceProperties } from "./properties/place-properties.tsx";
import { ShownProperties } from "./properties/shown-properties.tsx";
import { type Chosen, useChosenFields } from "./properties/use-chosen-fields.ts";

/** They come with their first use: few fields are formulas, and most drafts are documents. */
const FormulaProperties = lazyComponent(() =>
	import("#components/field-settings/formula-properties.tsx").then((module) => module.FormulaProperties),
);
const FieldPermissions = lazyComponent(() =>
	import("../template/field-permissions.tsx").then((module) => module.FieldPermissions),
);

/** What is known of the selected fields; of several at once, what they have in common. */
export function PropertiesPanel() {
	const words = useWords("editor").properties;
	const chosen = useChosenFields();
	const why = useWhyPersonFixed(chosen?.fields[0]?.recipientId);
	if (!chosen) return <p className="text-pretty px-4 py-4 text-ink-soft">{words.none}</p>;
	return (
		// What was being typed into one field is not of the next.
		<div key={chosen.keys.join()} className="px-4 py-3">
			<Locked why={chosen.isFixed ? why : null}>
				<AllProperties chosen={chosen} />
			</Locked>
		</div>
	);
}

function AllProperties({ chosen }: { chosen: Chosen }) {
	const words = useWords("editor").properties;
	const work = useWork();
	const [key] = chosen.keys;
	const [field] = chosen.fields;
	const single = chosen.keys.length === 1 && key !== undefined && field ? { key, field } : null;
	const why = useWhyFields(chosen.fields, chosen.keys);
	const every = (name: Parameters<typeof hasKey>[1]) => chosen.fields.every(({ type }) => hasKey(type, name));
	return (
		<div className="flex flex-col gap-3">
			{single ? null : <p className="font-medium">{format(words.several, { count: chosen.keys.length })}</p>}
			{single ? null : <ArrangeProperties />}
			<Locked why={why.field}>
				<GeneralProperties chosen={chosen} />
			</Locked>
			{single ? (
				<Locked why={why.value}>
					<ValueProperties field={single.field} change={chosen.change} />
				</Locked>
			) : null}
			<fieldset disabled={why.field !== null} className="flex min-w-0 flex-col gap-3">
				{single ? <OwnProperties id={single.key} field={single.field} change={chosen.change} /> : null}
				{work.facts.template ? <FieldPermissions chosen={chosen} /> : null}
				<PlaceProperties chosen={chosen} />
				<div>
					{every("font") ? <StyleProperties chosen={chosen} /> : null}
					{every("backgroundHexColor") ? <BackgroundProperties chosen={chosen} /> : null}
					{single ? <ShownProperties id={single.key} /> : null}
					{single && hasKey(single.field.type, "dataSyncTag") ? (
						<SyncProperties field={single.field} change={chosen.change} />
					) : null}
					{single ? <ApiProperties id={single.key} field={single.field} change={chosen.change} /> : null}
				</div>
			</fieldset>
			{single && !chosen.isFixed ? <KeepField id={single.key} field={single.field} /> : null}
			{why.removal ? <LockedNote text={why.removal} /> : null}
			{chosen.isFixed || why.removal ? null : (
				<Button
					variant="ghost"
					className="-ml-2 self-start text-bad! max-md:min-h-11"
					icon={<Trash2 size={16} aria-hidden="true" />}
					onClick={() => removeSelected(work)}
				>
					{format(words.delete, { count: chosen.keys.length })}
				</Button>
			)}
		</div>
	);
}

/** What only its type has. */
function OwnProperties({ id, field, change }: { id: string; field: DraftField; change: Chosen["change"] }) {
	return (
		<>
			{field.type === "Formula" ? <DeskFormula {...{ id, field, change }} /> : null}
			{hasKey(field.type, "validationType") ? <TakesProperties {...{ field, change }} /> : null}
			{field.type === "RadioButton" || field.type === "CheckBox" ? <GroupProperties {...{ field, change }} /> : null}
			{hasKey(field.type, "dateFormat") ? <DateProperties {...{ field, change }} /> : null}
			{field.type === "Image" || field.type === "Attachment" ? <FileProperties {...{ field, change }} /> : null}
		</>
	);
}

/** A formula, which calculates with what is on the desk. */
function DeskFormula({ id, field, change }: { id: string; field: DraftField; change: Chosen["change"] }) {
	const draft = useDesk((desk) => desk.draft);
	const others = readingOrder(draft).flatMap((key) => draft.fields[key] ?? []);
	return <FormulaProperties key={id} {...{ field, change, others }} operands={formulaOperands(draft, id)} />;
}
